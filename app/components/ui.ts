// What screens are made of. Each part has a file of its own; those import one another directly.

export { BackLink } from "./back-link";
export { CopyButton } from "./copy-button";
export { CopiedId, CopyField } from "./copy-field";
export { agoColumn, type Column, DataTable, dateColumn } from "./data-table";
export { EmptyState } from "./empty-state";
export { Fact, Facts } from "./facts";
export { Notice, Problem } from "./notice";
export { PageHeader } from "./page-header";
export { PageSection } from "./page-section";
export { PostForm } from "./post-form";
export { StatusBadge } from "./status-badge";
export { SubmitButton } from "./submit-button";
export { TextLink } from "./text-link";
export { TierBadge, TierGlyph } from "./tier-badge";
export { LocalDate, LocalTime, TimeAgo } from "./time";
export { TitledSection } from "./titled-section";
export { Button, ButtonLink } from "./ui/button";
export { Checkbox } from "./ui/checkbox";
export { CollapsiblePanel } from "./ui/collapsible";
export { Dialog, DialogTitle } from "./ui/dialog";
export {
  DropdownMenu,
  DropdownMenuCheckItem,
  DropdownMenuItem,
  DropdownMenuLabel,
  DropdownMenuSeparator,
} from "./ui/dropdown-menu";
export { Field, FormErrors } from "./ui/field";
export { Input, SearchInput, Textarea } from "./ui/input";
export { InputField, SelectField, TextareaField } from "./ui/input-field";
export { Popover } from "./ui/popover";
export { Progress } from "./ui/progress";
export { Select } from "./ui/select";
export { Skeleton } from "./ui/skeleton";
export { Spinner } from "./ui/spinner";
export { Switch } from "./ui/switch";
export { Tabs, TabsContent, TabsList, TabsTrigger } from "./ui/tabs";
export { Tooltip, TooltipProvider } from "./ui/tooltip";
