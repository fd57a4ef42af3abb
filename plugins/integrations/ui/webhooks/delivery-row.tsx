import { Button, formatMoment, type RowOf, toast, useSave, useT } from '@core/ui'
import { AnswerTag } from './answer-tag'
import { TriesBar } from './tries-bar'

export type Delivery = RowOf<'/api/webhookdelivery'>

interface DeliveryRowProps {
  row: Delivery
  /** What its event and its address are called. */
  event: string
  to: string
  onOpen: () => void
}

/** One message in the log: when, what, where, what was answered, and what comes next. */
export function DeliveryRow({ row, event, to, onOpen }: DeliveryRowProps) {
  const t = useT('integrations')
  const replay = useSave('post', '/api/webhookdelivery/{id}/replay', { refresh: ['/api/webhookdelivery'] })
  const isOpen = row.due_at !== null
  const again = () => replay.mutate({ params: { path: { id: row.id } } }, () => toast(t('goesAgain')))
  return (
    <tr>
      <td className="vk-number vk-text-2">{formatMoment(row.created_at)}</td>
      <td>
        <button type="button" className="integrations-open" onClick={onOpen}>
          <strong>{event}</strong> {row.title}
        </button>
      </td>
      <td className="integrations-wide">{to}</td>
      <td>
        <AnswerTag tried={row.tries.at(-1)} />
      </td>
      <td className="integrations-wide">
        <TriesBar tries={row.tries} />
      </td>
      <td className="integrations-wide vk-text-2">{nextOf(t, row)}</td>
      <td className="integrations-act">
        {!row.date_delivered && (
          <Button size="small" variant="minimal" busy={replay.isPending} onClick={again}>
            {t(isOpen ? 'nowAgain' : 'again')}
          </Button>
        )}
      </td>
    </tr>
  )
}

/** What happens to a message next. */
function nextOf(t: ReturnType<typeof useT<'integrations'>>, { date_delivered, due_at, waits }: Delivery): string {
  if (date_delivered) return t('done')
  if (!due_at) return t('stoppedKept')
  if (waits) return t('waitsForEarlier')
  const minutes = Math.ceil((Date.parse(due_at) - Date.now()) / 60_000)
  return minutes <= 0 ? t('underWay') : minutes < 120 ? t('inMinutes', { count: minutes }) : formatMoment(due_at)
}
