import { Link } from "@remix-run/react";
import { Button } from "./ui/button";

export function NotFoundCard() {
  return (
    <main className="grid min-h-dvh place-items-center p-4">
      <div className="flex w-full max-w-md flex-col gap-4 rounded-lg border bg-surface p-8 shadow-raised">
        <h1 className="text-2xl">404 Page Not Found</h1>
        <p className="text-muted">Did you forget to add the page to the router?</p>
        <Button asChild variant="secondary" className="self-start">
          <Link to="/">Back to the start page</Link>
        </Button>
      </div>
    </main>
  );
}
