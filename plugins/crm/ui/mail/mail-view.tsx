import {
  Button,
  Dialog,
  download,
  Facts,
  formatDateTime,
  Loaded,
  RichHtml,
  useCall,
  useGrowingList,
  useSave,
  useT,
} from '@core/ui'
import { IconArrowBackUp, IconPaperclip, IconSend } from '@tabler/icons-react'
import type { Mail } from './mail-draft'
import { MailTag } from './mail-tag'
import './mail.css'

interface MailViewProps {
  id: number
  onAnswer: (mail: Mail) => void
  onClose: () => void
}

/** One mail of a dossier, with its files, and what can be done with it. */
export function MailView({ id, onAnswer, onClose }: MailViewProps) {
  const t = useT('crm')
  const params = { path: { id } }
  const mail = useCall('get', '/api/assistmail/{id}', { params })
  const files = useGrowingList('/api/assistfile', { assistmail_id: String(id) }).rows
  const again = useSave('post', '/api/assistmail/{id}/sendagain', { refresh: ['/api/assistmail'] })
  const found = mail.data
  return (
    <Dialog
      title={found?.subject ?? t('theMail')}
      size="large"
      onClose={onClose}
      footer={
        found && (
          <>
            <span className="vk-grow">
              <MailTag mail={found} />
            </span>
            {found.failed_at && (
              <Button icon={IconSend} busy={again.isPending} onClick={() => again.mutate({ params })}>
                {t('mailAgain')}
              </Button>
            )}
            {found.direction === 'received' && (
              <Button variant="primary" icon={IconArrowBackUp} onClick={() => onAnswer(found)}>
                {t('mailAnswer')}
              </Button>
            )}
          </>
        )
      }
    >
      <Loaded compact query={mail} what={t('theMail')}>
        {found => (
          <div className="vk-stack">
            <Facts
              facts={[
                { label: t('field.assistmail.from'), value: found.from },
                { label: t('field.assistmail.to'), value: found.to },
                { label: t('field.assistmail.date'), value: formatDateTime(found.date) },
              ]}
            />
            {isOfStranger(found) && (
              <p className="crm-mail-problem" role="note">
                {t('mailUnknownSenderHelp')}
              </p>
            )}
            <RichHtml className="crm-mail-text" html={found.content} />
            {files.length > 0 && (
              <ul className="crm-mail-files" aria-label={t('mailFiles')}>
                {files.map(file => (
                  <li key={file.id}>
                    <Button
                      variant="minimal"
                      icon={IconPaperclip}
                      onClick={() => void download(`/api/assistfile/${file.id}`)}
                    >
                      {file.filename}
                    </Button>
                  </li>
                ))}
              </ul>
            )}
          </div>
        )}
      </Loaded>
    </Dialog>
  )
}

/** What came through the mail server from an address that the company does not know of the customer. */
const isOfStranger = ({ direction, message_id, known_sender }: Mail): boolean =>
  direction === 'received' && message_id !== null && !known_sender
