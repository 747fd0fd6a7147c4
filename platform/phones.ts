import { findPhoneNumbersInText } from "libphonenumber-js/min";

/** Where a number is written without a country, it is read as one of the North American plan. */
const DEFAULT_COUNTRY = "US";

export function findPhones(text: string): { number: string; start: number; end: number }[] {
  return findPhoneNumbersInText(text, DEFAULT_COUNTRY).map(({ number, startsAt, endsAt }) => ({
    number: number.formatInternational(),
    start: startsAt,
    end: endsAt,
  }));
}
