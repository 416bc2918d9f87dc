import { Search } from 'lucide-react';
import { Kbd } from '@/components/ui/kbd';
import { ShortcutHint } from '@/components/ui/tooltip';
import { classNames } from '@/components/ui/class-names';
import { RailItemText, railItemStyle } from './rail-item';
import { RailTooltip } from './rail-tooltip';

export function SearchButton({ onSearch }: { onSearch: () => void }) {
  return (
    <RailTooltip content={<ShortcutHint label="Search or go to" keys="⌘K" />}>
      <button
        type="button"
        onClick={onSearch}
        aria-keyshortcuts="Meta+K Control+K"
        className={classNames(railItemStyle(), 'border border-rail-line font-normal')}
      >
        <RailItemText icon={Search}>Search or go to</RailItemText>
        <Kbd
          keys="⌘K"
          className="hidden @min-[10rem]/rail:inline-flex [&_kbd]:border-rail-line [&_kbd]:bg-transparent [&_kbd]:text-rail-muted"
        />
      </button>
    </RailTooltip>
  );
}
