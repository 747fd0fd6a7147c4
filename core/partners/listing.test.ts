import { expect, test } from "vitest";
import { averagePerListing, listingStatus, shownListingStatus } from "./listing";

test("a listing without a status counts as active; one past its end has expired", () => {
  expect(shownListingStatus(null)).toBe("active");
  expect(shownListingStatus({})).toBe("active");
  expect(shownListingStatus({ status: "expired" })).toBe("expired");
  const now = new Date("2027-01-31T12:00:00Z");
  expect(listingStatus(null, now)).toBe("active");
  expect(listingStatus(new Date("2027-01-31T12:00:01Z"), now)).toBe("active");
  expect(listingStatus(now, now)).toBe("expired");
});

test("the average is rounded, and a number without listings", () => {
  expect(averagePerListing({ listings: 3, activeListings: 3, resumes: 10 })).toBe(3);
  expect(averagePerListing({ listings: 2, activeListings: 0, resumes: 3 })).toBe(2);
  expect(averagePerListing({ listings: 0, activeListings: 0, resumes: 0 })).toBe(0);
});
