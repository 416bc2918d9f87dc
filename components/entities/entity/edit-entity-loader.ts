import dynamic from 'next/dynamic';

/** With its form, once somebody edits. */
export const EditEntityDialog = dynamic(
  () => import('./edit-entity-dialog').then((module) => module.EditEntityDialog),
  { ssr: false },
);
