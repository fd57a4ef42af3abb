import { type Answer, type RowOf, useCurrentUser, useStored } from '@core/ui'
import type { MailDraft } from '../../contract/mail-text'

export type Mail = RowOf<'/api/assistmail'>
export type MailStart = Answer<'get', '/api/flow/{id}/getForSendingEmail'>

/** Only the address of `Ada Post <ada@voorbeeld.nl>`. */
export const addressOf = (from: string): string => /<([^<>]+)>\s*$/.exec(from)?.[1] ?? from

/** What a mail begins with: the company's text, or an answer to one that came in. */
export const firstDraft = (start: MailStart, answers?: Mail): MailDraft => ({
  to_email: answers ? addressOf(answers.from) : (start.to_email ?? ''),
  subject: answers ? `Re: ${answers.subject.replace(/^(?:re:\s*)+/i, '')}` : start.subject,
  message: start.message,
  mailtemplate_id: start.mailtemplate_id,
})

/** The draft of a dossier, or of what it is about: it stays on this device until it is sent or thrown away. */
export function useMailDraft(flowId: number, about: string) {
  const { currentcompany_id, id } = useCurrentUser()
  return useStored<MailDraft | null>(`mail.${currentcompany_id}.${id}.${flowId}.${about}`, null)
}
