import type { Context } from '@core/context/context'
import { find } from '@core/resource/record'
import type { FlowMails } from '../contract'
import { flows } from '../resources/flows'
import { mailStart } from './mail-start'
import { writeMail } from './write-mail'

/** Mails from dossiers, for what others ask their customers. */
export const mailFlows: FlowMails = {
  start: async (context: Context, flowId, kind) => mailStart(context, await find(flows, context, flowId), { kind }),
  async write(context: Context, flowId, mail) {
    await writeMail(context, await find(flows, context, flowId), mail)
  },
}
