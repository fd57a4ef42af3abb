import { mailboxAddress } from '@core/mailboxes/mailbox'
import type { CustomerNotices } from '../contract'
import { DOSSIER } from '../jobs/send-mail'
import { dossierSettings } from './dossier-settings'

/** Whether and how customers hear that there is something new for them. */
export const noticesOfCustomers: CustomerNotices = {
  wanted: async context => (await dossierSettings.of(context)).customer_notices,
  replyAddress: (context, flowId) => mailboxAddress(context, DOSSIER, flowId),
}
