export const capitalised = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** The name of a field of the API for people: `due_diligence_path` as "Due diligence path". */
export const fieldLabel = (name: string): string => capitalised(name.replaceAll('_', ' '));
