import { createContext, use } from 'react';

export interface FieldWiring {
  id: string;
  labelId: string;
  describedBy: string | undefined;
  invalid: boolean;
}

export const FieldContext = createContext<FieldWiring | undefined>(undefined);

/** The attributes that a control inherits from its `Field`; its own attributes win. */
export function useFieldControl(own: { id?: string | undefined; 'aria-describedby'?: string | undefined }) {
  const field = use(FieldContext);
  return {
    id: own.id ?? field?.id,
    'aria-describedby': own['aria-describedby'] ?? field?.describedBy,
    'aria-invalid': field?.invalid ? (true as const) : undefined,
  };
}

/** The same for a group of controls, which the label names instead of targeting. */
export function useFieldGroup(label: string | undefined) {
  const field = use(FieldContext);
  return {
    'aria-label': label,
    'aria-labelledby': label === undefined ? field?.labelId : undefined,
    'aria-describedby': field?.describedBy,
    invalid: field?.invalid ?? false,
  };
}
