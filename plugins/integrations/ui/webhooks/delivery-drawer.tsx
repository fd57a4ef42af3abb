import { Button, copyText, Drawer, Facts, formatDateTime, toast, useCall, useSave, useT } from '@core/ui'
import { IconCopy, IconRefresh } from '@tabler/icons-react'
import { AnswerTag } from './answer-tag'
import type { Delivery } from './delivery-row'

interface DeliveryDrawerProps {
  row: Delivery
  event: string
  to: string
  onClose: () => void
}

/** A message as it was sent, with every try and what was answered. */
export function DeliveryDrawer({ row, event, to, onClose }: DeliveryDrawerProps) {
  const t = useT('integrations')
  const replay = useSave('post', '/api/webhookdelivery/{id}/replay', { refresh: ['/api/webhookdelivery'] })
  const again = () =>
    replay.mutate({ params: { path: { id: row.id } } }, () => {
      toast(t('goesAgain'))
      onClose()
    })
  const whole = useCall('get', '/api/webhookdelivery/{id}', { params: { path: { id: row.id } } })
  const body = pretty(whole.data?.payload ?? null)
  return (
    <Drawer
      title={[event, row.title].filter(Boolean).join(' ')}
      width={640}
      onClose={onClose}
      footer={
        <Button icon={IconRefresh} busy={replay.isPending} onClick={again}>
          {t('again')}
        </Button>
      }
    >
      <div className="vk-stack">
        <Facts
          facts={[
            { label: t('field.webhookdelivery.subscription_id'), value: to },
            { label: t('field.webhookdelivery.webhook_id'), value: row.webhook_id },
            { label: t('happened'), value: formatDateTime(row.created_at) },
          ]}
        />
        <section aria-label={t('field.webhookdelivery.attempts')}>
          <h3>{t('field.webhookdelivery.attempts')}</h3>
          {row.tries.length === 0 && <p className="vk-meta">{t('notTriedYet')}</p>}
          <ol className="integrations-attempts">
            {row.tries.map(tried => (
              <li key={tried.at}>
                <span className="vk-row">
                  <AnswerTag tried={tried} />
                  <span className="vk-meta">{`${formatDateTime(tried.at)} · ${tried.ms} ms`}</span>
                </span>
                {tried.answer && <Code text={tried.answer} />}
              </li>
            ))}
          </ol>
        </section>
        {body && (
          <section aria-label={t('sentBody')}>
            <div className="vk-row">
              <h3 className="vk-grow">{t('sentBody')}</h3>
              <Button size="small" variant="minimal" icon={IconCopy} onClick={() => void copyText(body)}>
                {t('copy')}
              </Button>
            </div>
            <Code text={body} />
          </section>
        )}
      </div>
    </Drawer>
  )
}

function Code({ text }: { text: string }) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: wide code is scrolled by the keyboard too
    <pre className="integrations-code" tabIndex={0}>
      <code>{text}</code>
    </pre>
  )
}

/** A message with a line for each field. */
function pretty(payload: string | null): string | null {
  if (!payload) return null
  try {
    return JSON.stringify(JSON.parse(payload), null, 2)
  } catch {
    // A rule may send what is no JSON.
    return payload
  }
}
