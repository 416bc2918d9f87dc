import { visibleText } from '@/lib/domain/wording';
import { classNames } from './class-names';

interface WrittenProps {
  children: string;
  className?: string;
}

/**
 * Text that people or other systems wrote. It has its own direction, cannot reorder the text around it, wraps anywhere,
 * and shows hidden characters by their code.
 */
export const Written = ({ children, className }: WrittenProps) => (
  <bdi className={classNames('wrap-anywhere', className)}>{visibleText(children)}</bdi>
);
