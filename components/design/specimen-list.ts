import dynamic from 'next/dynamic';
import type { ComponentType } from 'react';
import {
  BadgeSpecimen,
  KbdSpecimen,
  LiveSpecimen,
  LongNameSpecimen,
  TimeSpecimen,
  WrittenSpecimen,
} from './specimens/words';
import { ButtonSpecimen, MenuSpecimen, TooltipSpecimen } from './specimens/controls';
import { EmptySpecimen, FactsSpecimen, ProblemSpecimen, SkeletonSpecimen } from './specimens/content';
import { FieldSpecimen, RadioSpecimen, SelectSpecimen } from './specimens/forms';
import { BreadcrumbSpecimen, NavigationSpecimen } from './specimens/navigation';
import { AwaitedSpecimen, DialogSpecimen, SheetSpecimen } from './specimens/overlays';
import { TokenSpecimen, TypeSpecimen } from './specimens/foundations';
import { AvatarSpecimen, CodeSpecimen, DifferenceSpecimen, MarkSpecimen } from './specimens/marks';
import {
  CheckboxSpecimen,
  ComboboxSpecimen,
  DaySpecimen,
  FileSpecimen,
  PeriodSpecimen,
  PopoverSpecimen,
  SearchSpecimen,
} from './specimens/pickers';
import {
  MoreSpecimen,
  StepperSpecimen,
  TableSpecimen,
  TabsSpecimen,
  TimelineSpecimen,
} from './specimens/lists';
import { StatusSpecimen } from './specimens/statuses';
import { ToastSpecimen } from './specimens/messages';

/** These are kept out of the page's first script, which has every other block. */
const ConfirmSpecimen = dynamic(() =>
  import('./specimens/dialogs').then((dialogs) => dialogs.ConfirmSpecimen),
);
const SecretSpecimen = dynamic(() => import('./specimens/dialogs').then((dialogs) => dialogs.SecretSpecimen));
const PaletteSpecimen = dynamic(() =>
  import('./specimens/dialogs').then((dialogs) => dialogs.PaletteSpecimen),
);
const QrSpecimen = dynamic(() => import('./specimens/qr-code').then((qrCode) => qrCode.QrSpecimen));
const BarListSpecimen = dynamic(() => import('./specimens/charts').then((charts) => charts.BarListSpecimen));
const ShareBarSpecimen = dynamic(() =>
  import('./specimens/charts').then((charts) => charts.ShareBarSpecimen),
);
const TimeChartSpecimen = dynamic(() =>
  import('./specimens/charts').then((charts) => charts.TimeChartSpecimen),
);

interface Specimen {
  name: string;
  /** Renders the component in each of its states. */
  Show: ComponentType;
}

export const specimens: readonly Specimen[] = [
  { name: 'Type', Show: TypeSpecimen },
  { name: 'Colours', Show: TokenSpecimen },
  { name: 'Navigation', Show: NavigationSpecimen },
  { name: 'Breadcrumb', Show: BreadcrumbSpecimen },
  { name: 'Badge', Show: BadgeSpecimen },
  { name: 'Status badge', Show: StatusSpecimen },
  { name: 'Keys', Show: KbdSpecimen },
  { name: 'Time', Show: TimeSpecimen },
  { name: 'Live', Show: LiveSpecimen },
  { name: 'Long name', Show: LongNameSpecimen },
  { name: 'Written', Show: WrittenSpecimen },
  { name: 'Avatar', Show: AvatarSpecimen },
  { name: 'Marks', Show: MarkSpecimen },
  { name: 'Difference', Show: DifferenceSpecimen },
  { name: 'QR code', Show: QrSpecimen },
  { name: 'Button', Show: ButtonSpecimen },
  { name: 'Menu', Show: MenuSpecimen },
  { name: 'Tooltip', Show: TooltipSpecimen },
  { name: 'Field', Show: FieldSpecimen },
  { name: 'Select', Show: SelectSpecimen },
  { name: 'Combobox', Show: ComboboxSpecimen },
  { name: 'Radio cards', Show: RadioSpecimen },
  { name: 'Checkbox', Show: CheckboxSpecimen },
  { name: 'Period', Show: PeriodSpecimen },
  { name: 'Search', Show: SearchSpecimen },
  { name: 'Day', Show: DaySpecimen },
  { name: 'File chooser', Show: FileSpecimen },
  { name: 'Popover', Show: PopoverSpecimen },
  { name: 'Dialog', Show: DialogSpecimen },
  { name: 'Confirm dialog', Show: ConfirmSpecimen },
  { name: 'Secret dialog', Show: SecretSpecimen },
  { name: 'Palette', Show: PaletteSpecimen },
  { name: 'Sheet', Show: SheetSpecimen },
  { name: 'Awaited overlay', Show: AwaitedSpecimen },
  { name: 'Toast', Show: ToastSpecimen },
  { name: 'Tabs', Show: TabsSpecimen },
  { name: 'Table', Show: TableSpecimen },
  { name: 'Show more', Show: MoreSpecimen },
  { name: 'Stepper', Show: StepperSpecimen },
  { name: 'Timeline', Show: TimelineSpecimen },
  { name: 'Facts', Show: FactsSpecimen },
  { name: 'Code', Show: CodeSpecimen },
  { name: 'Problem', Show: ProblemSpecimen },
  { name: 'Empty state', Show: EmptySpecimen },
  { name: 'Skeleton', Show: SkeletonSpecimen },
  { name: 'Bar list', Show: BarListSpecimen },
  { name: 'Share bar', Show: ShareBarSpecimen },
  { name: 'Time chart', Show: TimeChartSpecimen },
];
