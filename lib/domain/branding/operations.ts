import { resource } from '@/lib/domain/answer';
import { operation } from '@/lib/domain/operation';
import { Branding, UpdateBranding } from './schema';

const tag = 'Branding';

export const getBranding = operation({
  id: 'branding.get',
  method: 'GET',
  path: '/v1/branding',
  tag,
  scope: 'a session',
  summary: 'Get the branding of the project',
  answer: resource(Branding),
});

export const updateBranding = operation({
  id: 'branding.update',
  method: 'PATCH',
  path: '/v1/branding',
  tag,
  scope: "an admin's session",
  summary: 'Change the branding of the project',
  description:
    'The logo is a PNG of at most 64 KiB and 1,024 by 1,024 pixels. SVG is refused, because it can contain scripts. A logo is drawn again from its pixels: metadata and animation are removed. 503 if it cannot be checked at the moment; 400 if the deployment does not read images. White text must be readable on the colour: a contrast below 4.5:1 is refused.',
  body: UpdateBranding,
  answer: resource(Branding),
  example: { name: 'Blue Heron Bank', colour: '#0a5c8f' },
});
