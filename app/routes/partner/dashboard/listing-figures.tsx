import { Figure, Figures } from "#app/components/figures.tsx";
import { averagePerListing, type ListingFigures as FiguresOfListings } from "#core/partners/listing";
import * as words from "../words";

export function ListingFigures({ figures }: { figures: FiguresOfListings }) {
  const { listings, activeListings, resumes } = figures;
  return (
    <Figures columns="sm:grid-cols-2 lg:grid-cols-4">
      <Figure
        label={words.listingFiguresTotalJobListings}
        value={listings.toLocaleString("en")}
        note={words.listingFiguresMadeThroughTheApi}
      />
      <Figure
        label={words.listingFiguresActiveListings}
        value={activeListings.toLocaleString("en")}
        note={words.listingFiguresTakingResumes}
      />
      <Figure
        label={words.listingFiguresTotalResumes}
        value={resumes.toLocaleString("en")}
        note={words.listingFiguresInAllListings}
      />
      <Figure
        label={words.listingFiguresAvgPerListing}
        value={averagePerListing(figures).toLocaleString("en")}
        note={words.listingFiguresResumesRounded}
      />
    </Figures>
  );
}
