import { type BatchWork, batchWorks } from '@core/batches/batch-work'
import { register } from '@core/context/port'
import { mergeSources } from '@core/merge-tags/merge-sources'
import { settingsOfModules } from '@core/tenancy/module-settings'
import { mailKinds } from '@plugins/settings/contract'
import { invoiceSettings } from '../domain/invoice-settings'
import { disputeCalls, pauseCalls } from './hold-calls'
import { planReminders, remindByItself, sendDueSteps } from './jobs'
import { nextReminder, sendNextReminder } from './next-reminder'
import { prepareReminders } from './prepare-settings'
import { readReminders } from './read-reminders'
import { reminderMails, reminderSource } from './reminder-mails'
import { sendDueReminders, sendDueStep } from './send-due'
import { yearOfReminders } from './year-of-reminders'

/** Reminders in steps that go by themselves: what is planned, what goes out, and what holds it up. */
export const reminders = {
  calls: [
    readReminders,
    yearOfReminders,
    nextReminder,
    sendNextReminder,
    sendDueReminders,
    ...pauseCalls,
    ...disputeCalls,
  ],
  jobs: [planReminders, sendDueSteps, remindByItself],
  entries: [
    register(settingsOfModules, { ...invoiceSettings, prepare: prepareReminders }),
    register(mergeSources, reminderSource),
    register(batchWorks, sendDueStep as BatchWork),
    ...reminderMails.map(mail => register(mailKinds, mail)),
  ],
}
