import dynamic from 'next/dynamic';

/** Loaded with its form when somebody edits. */
export const EditEntityDialog = dynamic(
  () => import('./edit-entity-dialog').then((module) => module.EditEntityDialog),
  { ssr: false },
);
