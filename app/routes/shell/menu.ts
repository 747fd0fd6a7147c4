import {
  CircleHelp,
  Coins,
  Layers,
  LayoutDashboard,
  type LucideIcon,
  ShieldCheck,
  Users,
} from "lucide-react";
import * as words from "./words";

export type MenuItem = {
  to: string;
  label: string;
  Icon: LucideIcon;
  covers: string[];
};

const pages: MenuItem[] = [
  { to: "/dashboard", label: words.dashboard, Icon: LayoutDashboard, covers: ["/dashboard"] },
  {
    to: "/dashboard/tournaments",
    label: words.tournaments,
    Icon: Layers,
    covers: ["/dashboard/tournament", "/dashboard/create-tournament"],
  },
  { to: "/dashboard/resumes", label: words.resumes, Icon: Users, covers: ["/dashboard/resumes"] },
  { to: "/subscription/manage", label: words.credits, Icon: Coins, covers: ["/subscription"] },
];
const admin: MenuItem[] = [
  { to: "/admin/tournaments", label: words.admin, Icon: ShieldCheck, covers: ["/admin"] },
];
const foot: MenuItem[] = [{ to: "/help", label: words.helpSupport, Icon: CircleHelp, covers: ["/help"] }];

export const menu = { pages, admin, foot };

/** Path of the active item; if several match, the longest prefix wins. */
export function activePath(pathname: string): string | undefined {
  const matches = [...pages, ...admin, ...foot].flatMap(({ to, covers }) =>
    covers.filter((prefix) => pathname.startsWith(prefix)).map((prefix) => ({ to, length: prefix.length })),
  );
  return matches.sort((a, b) => b.length - a.length)[0]?.to;
}
