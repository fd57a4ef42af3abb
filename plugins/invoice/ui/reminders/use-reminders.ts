import { type Answer, call, currentLocale, formatDay, refreshCalls, toast, toastProblem, today, useT } from '@core/ui'

export type Reminders = Answer<'get', '/api/reminder'>
export type ReminderRow = Reminders['invoices'][number]
export type Step = NonNullable<ReminderRow['next']>['step']
export type Settings = NonNullable<Answer<'get', '/api/company/getcurrentcompany'>['companysettings']>

/** What a pause is of: an invoice, a customer by the name that is shown, or all of the company. */
export type PauseOf =
  | { readonly of: 'invoice'; readonly id: number; readonly name: string }
  | { readonly of: 'customer'; readonly id: number; readonly name: string }
  | { readonly of: 'all' }

/** How the API names what a pause is of. */
export const bodyOf = (target: PauseOf) =>
  target.of === 'all' ? {} : target.of === 'invoice' ? { invoice_id: target.id } : { relation_id: target.id }

/** `ma 30 nov`; today is called by its name. */
export function formatWeekday(day: string): string {
  if (day === today()) return formatDay(day)
  const format = new Intl.DateTimeFormat(currentLocale(), {
    weekday: 'short',
    day: 'numeric',
    month: 'short',
    timeZone: 'UTC',
  })
  return format.format(new Date(`${day}T00:00:00Z`)).replaceAll(/[.,]/g, '')
}

/** Reads again what reminders are shown of. */
export const refreshReminders = () => refreshCalls('/api/reminder', '/api/invoice')

/** What is done with the reminders of an invoice without asking for more. */
export function useReminderActs() {
  const t = useT('invoice')
  const act = async (write: () => Promise<unknown>, said: string) => {
    await write().then(() => toast(said), toastProblem)
    await refreshReminders()
  }
  const path = (id: number) => ({ params: { path: { id } } })
  return {
    sendNow: ({ id, relation_fullname: name }: ReminderRow) =>
      act(() => call('post', '/api/invoice/{id}/sendnextreminder', path(id)), t('remindersSending', { name })),
    settle: ({ id, number }: ReminderRow) =>
      act(
        () => call('post', '/api/invoice/{id}/settledispute', path(id)),
        t('disputeSettled', { number: number ?? '' }),
      ),
    resume: (target: PauseOf) =>
      act(() => call('post', '/api/reminder/resume', { body: bodyOf(target) }), t('remindersResumed')),
  }
}
