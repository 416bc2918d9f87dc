'use client';

import { Menu as Base } from '@base-ui/react/menu';
import { Check, type LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { classNames } from '@/components/ui/class-names';
import type { Keepable } from '@/components/ui/on-demand';

export interface MenuProps {
  trigger: Keepable;
  side?: 'top' | 'bottom';
  align?: 'start' | 'end';
  children: ReactNode;
}

type LoadedProps = MenuProps & { defaultOpen: boolean };

export function Menu({ trigger, side = 'bottom', align = 'end', defaultOpen, children }: LoadedProps) {
  return (
    <Base.Root defaultOpen={defaultOpen}>
      <Base.Trigger render={trigger} />
      <Base.Portal>
        <Base.Positioner side={side} align={align} sideOffset={6} className="z-60 outline-none">
          <Base.Popup className="min-w-52 rounded-md border bg-raised p-1 shadow-pop outline-none">
            {children}
          </Base.Popup>
        </Base.Positioner>
      </Base.Portal>
    </Base.Root>
  );
}

const itemStyle =
  'flex cursor-default items-center gap-2.5 rounded-sm px-2 py-1.5 text-sm outline-none select-none data-highlighted:bg-accent-soft pointer-coarse:py-2.5 [&_svg]:size-4';

const itemLooks = {
  ordinary: '[&_svg]:text-faint',
  destructive: 'text-warning data-highlighted:bg-warning-soft',
} as const;

export interface MenuItemProps {
  icon: LucideIcon;
  /** `destructive` removes something permanently. */
  look?: keyof typeof itemLooks;
  onClick: () => void;
  children: ReactNode;
}

export function MenuItem({ icon: Icon, look = 'ordinary', onClick, children }: MenuItemProps) {
  return (
    <Base.Item className={classNames(itemStyle, itemLooks[look])} onClick={onClick}>
      <Icon aria-hidden />
      {children}
    </Base.Item>
  );
}

export interface MenuChoice {
  value: string;
  label: string;
  icon: LucideIcon;
}

export interface MenuChoicesProps {
  label: string;
  choices: readonly MenuChoice[];
  value: string;
  onChange: (value: string) => void;
}

export function MenuChoices({ label, choices, value, onChange }: MenuChoicesProps) {
  return (
    <Base.RadioGroup value={value} onValueChange={onChange}>
      <Base.Group>
        <Base.GroupLabel className="px-2 pt-1.5 pb-1 text-xs text-muted">{label}</Base.GroupLabel>
        {choices.map(({ value: choice, label: name, icon: Icon }) => (
          <Base.RadioItem
            key={choice}
            value={choice}
            className={classNames(itemStyle, itemLooks.ordinary)}
            closeOnClick
          >
            <Icon aria-hidden />
            <span className="flex-1">{name}</span>
            <Base.RadioItemIndicator>
              <Check aria-hidden />
            </Base.RadioItemIndicator>
          </Base.RadioItem>
        ))}
      </Base.Group>
    </Base.RadioGroup>
  );
}

export const MenuSeparator = () => <Base.Separator className="my-1 h-px bg-line" />;
