import { Check, Ellipsis, Monitor, Moon, Sun } from 'lucide-react';
import { useState } from 'react';
import { Button } from '@/components/ui/button';
import { Menu, MenuChoices, MenuItem, MenuSeparator } from '@/components/ui/menu';
import { ShortcutHint, Tooltip } from '@/components/ui/tooltip';
import { State, States } from './states';

const looks = ['primary', 'secondary', 'quiet', 'destructive'] as const;

export const ButtonSpecimen = () => (
  <>
    {looks.map((look) => (
      <State key={look} name={look}>
        <div className="flex flex-wrap items-center gap-2">
          <Button look={look} size="small">
            Small
          </Button>
          <Button look={look}>Medium</Button>
          <Button look={look} size="large">
            Large
          </Button>
          <Button look={look}>
            <Check aria-hidden />
            With icon
          </Button>
          <Button look={look} size="icon" aria-label={`Confirm (${look})`}>
            <Check aria-hidden />
          </Button>
          <Button look={look} disabled>
            Disabled
          </Button>
          <Button look={look} aria-disabled>
            Saving…
          </Button>
        </div>
      </State>
    ))}
  </>
);

const themes = [
  { value: 'light', label: 'Light', icon: Sun },
  { value: 'dark', label: 'Dark', icon: Moon },
  { value: 'system', label: 'System', icon: Monitor },
];

export function MenuSpecimen() {
  const [theme, setTheme] = useState('light');
  return (
    <States>
      <Menu
        align="start"
        trigger={
          <Button>
            <Ellipsis aria-hidden />
            Open the menu
          </Button>
        }
      >
        <MenuItem icon={Check} onClick={() => {}}>
          Confirm
        </MenuItem>
        <MenuSeparator />
        <MenuChoices label="Theme" choices={themes} value={theme} onChange={setTheme} />
      </Menu>
    </States>
  );
}

export const TooltipSpecimen = () => (
  <States>
    <Tooltip content="What it does, in a few words">
      <Button>Above</Button>
    </Tooltip>
    <Tooltip side="right" content={<ShortcutHint label="Alerts" keys="g a" />}>
      <Button>Beside, with keys</Button>
    </Tooltip>
  </States>
);
