import { cva, type VariantProps } from 'class-variance-authority';
import { classNames } from './class-names';
import { initialsOf } from './format';

const avatarStyle = cva(
  'inline-grid shrink-0 place-items-center rounded-full border font-semibold tracking-tight select-none',
  {
    variants: {
      size: {
        small: 'size-5 text-2xs',
        medium: 'size-6 text-xs',
        large: 'size-7 text-xs',
      },
      look: {
        other: 'border-line bg-sunken text-muted',
        me: 'border-transparent bg-accent-soft text-accent',
      },
    },
    defaultVariants: { size: 'small', look: 'other' },
  },
);

interface AvatarProps extends VariantProps<typeof avatarStyle> {
  name: string;
  className?: string;
}

/** A person's initials beside their name, and hidden from screen readers, which read the name. */
export function Avatar({ name, size, look, className }: AvatarProps) {
  return (
    <span aria-hidden title={name} className={classNames(avatarStyle({ size, look }), className)}>
      {initialsOf(name)}
    </span>
  );
}

/** An avatar for a place without the name. */
export function NamedAvatar(props: AvatarProps) {
  return (
    <span role="img" aria-label={props.name} className="inline-grid">
      <Avatar {...props} />
    </span>
  );
}
