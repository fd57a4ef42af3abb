import { changeAnswer } from '@core/ui'

/** A form whose draft was published or discarded: what is known of the form would otherwise lead to the draft again. */
export function forgetDraft(formId: number): void {
  const known = { params: { path: { id: formId } } }
  changeAnswer('/api/vertical/{id}', known, answer => ({ ...answer, draft_id: null }))
}
