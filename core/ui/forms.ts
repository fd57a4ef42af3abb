/**
 * The half of the UI kit that fills something in: a module of its own beside `index.ts`, shared alike, so that whoever looks
 * at a list or a dashboard does not fetch what forms are made of.
 */

export { TagsInput } from './fields/tags-input.tsx'
export { Form } from './form/form.tsx'
export type { AnyFormField } from './form/form-field.ts'
export { FormFields } from './form/form-fields.tsx'
export { FormModal } from './form/form-modal.tsx'
export { SaveBar } from './form/save-bar.tsx'
export { type Entry, useEntry } from './form/use-entry.ts'
export { ResourceForm } from './resource/resource-form.tsx'
export { ResourceModal } from './resource/resource-modal.tsx'
export { useFormItems } from './resource/use-form-items.ts'
export { isLeft, saveOver } from './saving/save-over.ts'
export { useDraft } from './saving/use-draft.ts'
