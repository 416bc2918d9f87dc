/** API §1.8. */
export const apiVersion = '3.0.0';
