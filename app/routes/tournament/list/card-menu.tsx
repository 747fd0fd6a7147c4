import { Ellipsis, FileArchive, Trash2 } from "lucide-react";
import { Button } from "#app/components/ui/button.tsx";
import {
  DropdownMenu,
  DropdownMenuContent,
  DropdownMenuItem,
  DropdownMenuTrigger,
} from "#app/components/ui/dropdown-menu.tsx";

/** What is seldom done to a candidate. */
export function CardMenu({ id, name, onDelete }: { id: string; name: string; onDelete(): void }) {
  return (
    <DropdownMenu>
      <DropdownMenuTrigger asChild>
        <Button variant="ghost" size="icon" className="ml-auto size-8" aria-label={`More for ${name}`}>
          <Ellipsis aria-hidden />
        </Button>
      </DropdownMenuTrigger>
      <DropdownMenuContent>
        <DropdownMenuItem asChild>
          <a href={`/api/resumes/${id}/data`} download>
            <FileArchive aria-hidden />
            Export this candidate's data
          </a>
        </DropdownMenuItem>
        <DropdownMenuItem onSelect={onDelete} className="text-danger">
          <Trash2 aria-hidden />
          Delete resume
        </DropdownMenuItem>
      </DropdownMenuContent>
    </DropdownMenu>
  );
}
