import { EmptyState, Loaded, Page, SegmentedControl, useBelow, useCall, useSearchParams, useT } from '@core/ui'
import { ListSearch } from '@core/ui/lists'
import { IconMessage } from '@tabler/icons-react'
import { stageOf } from '../../contract/flow-status'
import { StageJoints } from '../flow/stage-joints'
import { TalkActions } from '../messages/talk-actions'
import { TalkAside } from '../messages/talk-aside'
import { TalkList } from '../messages/talk-list'
import { TalkPane } from '../messages/talk-pane'
import type { About } from '../messages/use-messages'
import { type TalkFilter, talkFilters, useTalks } from '../messages/use-talks'
import '../crm.css'
import '../messages/communicator.css'

/** Conversations left, the chosen one in the middle, its dossier right; on a phone one of them at a time (R-MSG-008). */
export default function Communicator() {
  const t = useT('crm')
  const [params, setParams] = useSearchParams()
  const phone = useBelow(768)
  const narrow = useBelow(1200)
  const filter = talkFilters.find(one => one === params.get('status')) ?? 'all'
  const active = params.get('about')
  const query = params.get('q') ?? ''
  const { list, talks, more } = useTalks(filter, query)
  const about = talks.find(talk => talk.key === active)?.message ?? aboutOf(active)
  const read = useCall(
    'get',
    '/api/flow/{id}',
    { params: { path: { id: about?.flow_id ?? 0 } } },
    { enabled: Boolean(about?.flow_id) },
  )
  const flow = about?.flow_id ? read.data : undefined
  const chosen = talks.find(talk => talk.key === active)
  const name = flow?.relation_fullname ?? chosen?.message.sender_name ?? t('customerName')

  const narrowed = (status: TalkFilter, q: string) => ({ ...(status !== 'all' && { status }), ...(q && { q }) })
  const show = (status: TalkFilter, q: string) => setParams(narrowed(status, q), { replace: true })
  const to = (key: string) => `/communicator?${new URLSearchParams({ ...narrowed(filter, query), about: key })}`
  const back = `/communicator?${new URLSearchParams(narrowed(filter, query))}`
  const alone = phone && about !== undefined
  const stage = flow && stageOf(flow.status)
  return (
    <Page
      layout="plain"
      title={alone ? name : t('communicator')}
      crumbs={alone ? [{ title: t('communicator'), to: back }] : []}
      subtitle={alone && stage && <StageJoints stage={stage} />}
      actions={alone && <TalkActions about={about} flow={flow} />}
    >
      <div className="crm-talks">
        {!alone && (
          <section className="crm-talks-side" aria-label={t('conversations')}>
            <div className="crm-talks-bar">
              <ListSearch what={t('messagesLower')} query={query} onSearch={q => show(filter, q)} />
              <SegmentedControl
                fill
                label={t('show')}
                value={filter}
                onChange={status => show(status, query)}
                options={talkFilters.map(value => ({ value, label: t(`talks_${value}`) }))}
              />
            </div>
            <div className="crm-talks-scroll">
              <Loaded query={list} what={t('theMessages')}>
                {() => <TalkList talks={talks} active={active} to={to} more={more} sought={query !== ''} />}
              </Loaded>
            </div>
          </section>
        )}
        {about && <TalkPane key={active} about={about} flow={flow} name={name} />}
        {!about && !phone && (
          <div className="crm-talk-none">
            <EmptyState icon={IconMessage} title={t('chooseTalk')} text={t('chooseTalkText')} />
          </div>
        )}
        {flow && !narrow && <TalkAside flow={flow} />}
      </div>
    </Page>
  )
}

/** A conversation that is in the address but not in the list: of a dossier that others pointed to. */
function aboutOf(key: string | null): About | undefined {
  const [, type = '', id] = /^([a-z]+)-(\d+)$/.exec(key ?? '') ?? []
  if (!id) return undefined
  return { flow_id: type === 'flow' ? Number(id) : null, messageable_type: type, messageable_id: Number(id) }
}
