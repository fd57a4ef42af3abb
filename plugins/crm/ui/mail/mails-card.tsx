import {
  Button,
  Card,
  EmptyState,
  formatMoment,
  Loaded,
  MoreButton,
  useGrowingList,
  useSearchParams,
  useT,
} from '@core/ui'
import { IconArrowDownLeft, IconArrowUpRight, IconMail, IconPlus } from '@tabler/icons-react'
import { useState } from 'react'
import type { Mail } from './mail-draft'
import { MailModal } from './mail-modal'
import { MailTag } from './mail-tag'
import { MailView } from './mail-view'
import './mail.css'

/** The mails of a dossier, the last one first; `?mail=12` opens one. */
export function MailsCard({ flow }: { flow: { id: number; relation_fullname: string } }) {
  const t = useT('crm')
  const [params, setParams] = useSearchParams()
  const [writing, write] = useState<{ answers?: Mail } | null>(null)
  const { list, rows, more } = useGrowingList('/api/assistmail', { flow_id: String(flow.id), sort: '-date' })
  const shown = Number(params.get('mail'))
  const show = (id: number | null) =>
    setParams(before => {
      const next = new URLSearchParams(before)
      if (id === null) next.delete('mail')
      else next.set('mail', String(id))
      return next
    })
  return (
    <Card
      title={t('mails')}
      count={list.data?.total}
      flush
      actions={
        <Button size="small" variant="minimal" icon={IconPlus} onClick={() => write({})}>
          {t('newMail')}
        </Button>
      }
    >
      <Loaded compact query={list} what={t('theMails')}>
        {() =>
          rows.length === 0 ? (
            <EmptyState compact icon={IconMail} title={t('noMails')} text={t('noMailsText')} />
          ) : (
            <>
              {rows.map(mail => (
                <MailRow key={mail.id} mail={mail} onOpen={() => show(mail.id)} />
              ))}
              <MoreButton more={more} />
            </>
          )
        }
      </Loaded>
      {shown > 0 && !writing && (
        <MailView id={shown} onAnswer={answers => write({ answers })} onClose={() => show(null)} />
      )}
      {writing && <MailModal flow={flow} {...writing} onClose={() => write(null)} />}
    </Card>
  )
}

function MailRow({ mail, onOpen }: { mail: Mail; onOpen: () => void }) {
  const t = useT('crm')
  const Glyph = mail.direction === 'sent' ? IconArrowUpRight : IconArrowDownLeft
  return (
    <button type="button" className="crm-mail-row" onClick={onOpen}>
      <Glyph size={16} stroke={1.75} aria-label={t(`field.assistmail.direction.${mail.direction}`)} />
      <span className="vk-grow">
        {mail.subject}
        <span className="vk-meta">{mail.direction === 'sent' ? mail.to : mail.from}</span>
      </span>
      <MailTag mail={mail} />
      <time className="vk-meta" dateTime={mail.date}>
        {formatMoment(mail.date)}
      </time>
    </button>
  )
}
