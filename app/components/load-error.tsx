import { Link } from "@remix-run/react";
import { Notice } from "./notice";
import { Button } from "./ui/button";

/** In place of a page whose data could not be loaded, or that is not the viewer's. */
export function LoadError({ title, text }: { title: string; text: string }) {
  return (
    <div className="flex flex-col items-start gap-4">
      <h1 className="text-2xl">{title}</h1>
      <Notice tone="danger" role="alert">
        {text}
      </Notice>
      <Button asChild variant="secondary">
        <Link to="/dashboard">Back to Dashboard</Link>
      </Button>
    </div>
  );
}
