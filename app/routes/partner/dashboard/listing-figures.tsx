import { Figure, Figures } from "#app/components/figures.tsx";
import { averagePerListing, type ListingFigures as FiguresOfListings } from "#core/partners/listing";
import * as words from "../words";

export function ListingFigures({ figures }: { figures: FiguresOfListings }) {
  const { listings, activeListings, resumes } = figures;
  return (
    <Figures columns="sm:grid-cols-2 lg:grid-cols-4">
      <Figure
        label={words.totalJobListings}
        value={listings.toLocaleString("en")}
        note={words.madeThroughTheApi}
      />
      <Figure
        label={words.activeListings}
        value={activeListings.toLocaleString("en")}
        note={words.takingResumes}
      />
      <Figure label={words.totalResumes} value={resumes.toLocaleString("en")} note={words.inAllListings} />
      <Figure
        label={words.avgPerListing}
        value={averagePerListing(figures).toLocaleString("en")}
        note={words.resumesRounded}
      />
    </Figures>
  );
}
