import type { ComponentType } from 'react';
import { BadgeSpecimen, KbdSpecimen, LiveSpecimen, TimeSpecimen } from './specimens/words';
import { ButtonSpecimen, MenuSpecimen, TooltipSpecimen } from './specimens/controls';
import { EmptySpecimen, FactsSpecimen, ProblemSpecimen, SkeletonSpecimen } from './specimens/content';
import { FieldSpecimen, RadioSpecimen, SelectSpecimen } from './specimens/forms';
import { DialogSpecimen, SheetSpecimen } from './specimens/overlays';
import { TokenSpecimen, TypeSpecimen } from './specimens/foundations';
import { ScoreDialSpecimen } from './specimens/charts';
import { ToastSpecimen } from './specimens/messages';

interface Specimen {
  name: string;
  /** Draws the block in every state that it has. */
  Show: ComponentType;
}

export const specimens: readonly Specimen[] = [
  { name: 'Type', Show: TypeSpecimen },
  { name: 'Colours', Show: TokenSpecimen },
  { name: 'Badge', Show: BadgeSpecimen },
  { name: 'Keys', Show: KbdSpecimen },
  { name: 'Time', Show: TimeSpecimen },
  { name: 'Live', Show: LiveSpecimen },
  { name: 'Button', Show: ButtonSpecimen },
  { name: 'Menu', Show: MenuSpecimen },
  { name: 'Tooltip', Show: TooltipSpecimen },
  { name: 'Field', Show: FieldSpecimen },
  { name: 'Select', Show: SelectSpecimen },
  { name: 'Radio cards', Show: RadioSpecimen },
  { name: 'Dialog', Show: DialogSpecimen },
  { name: 'Sheet', Show: SheetSpecimen },
  { name: 'Toast', Show: ToastSpecimen },
  { name: 'Facts', Show: FactsSpecimen },
  { name: 'Problem', Show: ProblemSpecimen },
  { name: 'Empty state', Show: EmptySpecimen },
  { name: 'Skeleton', Show: SkeletonSpecimen },
  { name: 'Score dial', Show: ScoreDialSpecimen },
];
