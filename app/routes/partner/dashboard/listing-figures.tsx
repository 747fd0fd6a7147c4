import { Figure, Figures } from "#app/components/figures.tsx";
import { averagePerListing, type ListingFigures as FiguresOfListings } from "#core/partners/listing";

export function ListingFigures({ figures }: { figures: FiguresOfListings }) {
  const { listings, activeListings, resumes } = figures;
  return (
    <Figures columns="sm:grid-cols-2 lg:grid-cols-4">
      <Figure label="Total Job Listings" value={listings.toLocaleString("en")} note="Made through the API" />
      <Figure label="Active Listings" value={activeListings.toLocaleString("en")} note="Taking resumes" />
      <Figure label="Total Resumes" value={resumes.toLocaleString("en")} note="In all listings" />
      <Figure
        label="Avg. per Listing"
        value={averagePerListing(figures).toLocaleString("en")}
        note="Resumes, rounded"
      />
    </Figures>
  );
}
