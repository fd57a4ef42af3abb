import { IconButton, Link, phoneLink, useCall, useT } from '@core/ui'
import { IconChecks, IconFolder, IconPhone } from '@tabler/icons-react'
import type { Flow } from '../flow/flow-status'
import { type About, useSettle, useWaiting } from './use-messages'

const button = 'vk-button vk-button-minimal vk-button-medium vk-icon-button'

/** On a phone, in the bar above a conversation: to settle it, to call, and to its dossier. */
export function TalkActions({ about, flow }: { about: About; flow: Flow | undefined }) {
  const t = useT('crm')
  const settle = useSettle(about)
  const waiting = useWaiting(about)
  const params = { path: { id: flow?.relation_id ?? 0 } }
  const relation = useCall('get', '/api/relation/{id}', { params }, { enabled: flow !== undefined }).data
  return (
    <>
      {waiting.length > 0 && (
        <IconButton
          icon={IconChecks}
          label={t('setRead')}
          busy={settle.isPending}
          onClick={() => settle.mutate('read')}
        />
      )}
      {relation?.phone && (
        <a className={button} href={phoneLink(relation.phone)} aria-label={t('callPhone')} title={t('callPhone')}>
          <IconPhone size={20} stroke={1.75} />
        </a>
      )}
      {flow && (
        <Link className={button} to={`/flow_detail/${flow.id}`} aria-label={t('flow')} title={t('flow')}>
          <IconFolder size={20} stroke={1.75} />
        </Link>
      )}
    </>
  )
}
