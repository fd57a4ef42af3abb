import {
  atFirstTouch,
  Button,
  formatNumber,
  Loaded,
  lazyPart,
  type Option,
  Page,
  Select,
  useCall,
  useStored,
  useT,
} from '@core/ui'
import { ListSearch } from '@core/ui/lists'
import { IconFolderPlus } from '@tabler/icons-react'
import { useCallback, useState } from 'react'
import { RejectModal } from '../flow/reject-modal'
import { useHandlers } from '../flow/use-company-lists'
import type { Phase } from '../flow/use-phases'
import { Board } from '../pipeline/board'
import { type BoardColumn, type BoardSort, type LeadCard, limits, sorts } from '../pipeline/board-columns'
import { BoardFigures } from '../pipeline/board-figures'
import { useBoard } from '../pipeline/use-board'
import '../crm.css'
import '../pipeline/board.css'

const NewFlowModal = lazyPart(
  atFirstTouch(async () => ({ default: (await import('../flow/new-flow-modal')).NewFlowModal })),
)

/** The lead board: one column per stage, cards move by dragging or by their menu (R-PIPE-001 to R-PIPE-007). */
export default function Pipeline() {
  const t = useT('crm')
  const [making, setMaking] = useState(false)
  const [limit, setLimit] = useStored<number>('pipeline.limit', 100)
  const [sort, setSort] = useStored<BoardSort>('pipeline.sort', 'stage_new')
  const [search, setSearch] = useState('')
  const [handler, setHandler] = useStored<number | null>('pipeline.handler', null)
  const [tag, setTag] = useStored<string | null>('pipeline.tag', null)
  const filter = { query: search || undefined, user_id: handler ?? undefined, tag: tag ?? undefined }
  const { query, columns, figures, move, cancelled } = useBoard(limit, sort, filter)
  const [rejecting, setRejecting] = useState<LeadCard | null>(null)
  const moveOrReject = useCallback(
    (card: LeadCard, column: BoardColumn, phase: Phase | null) => {
      if (column !== 'cancelled') void move(card, column, phase)
      else if (card.flow_status !== 'cancelled') setRejecting(card)
    },
    [move],
  )
  const handlers = useHandlers()
  const tags = useCall('get', '/api/flow/getUsedFlowTags')
  return (
    <Page
      title={t('pipeline')}
      layout="plain"
      actions={
        <Button variant="primary" icon={IconFolderPlus} onClick={() => setMaking(true)}>
          {t('flow')}
        </Button>
      }
    >
      <BoardFigures figures={figures} />
      <div className="crm-board-bar">
        <ListSearch what={t('pipelineLower')} query={search} onSearch={setSearch} />
        <Select
          aria-label={t('field.flow.user_id')}
          value={handler}
          onChange={setHandler}
          options={withChosen(handlers, handler)}
          empty={t('everyone')}
        />
        <Select
          aria-label={t('tag')}
          value={tag}
          onChange={setTag}
          options={withChosen(
            (tags.data ?? []).map(value => ({ value, label: value })),
            tag,
          )}
          empty={t('everyTag')}
        />
        <span className="vk-grow" />
        <Select
          aria-label={t('sortBy')}
          value={sort}
          onChange={value => setSort(value ?? 'stage_new')}
          options={sorts.map(value => ({ value, label: t(`sort_${value}`) }))}
        />
        <Select
          aria-label={t('show')}
          value={limit}
          onChange={value => setLimit(value ?? 100)}
          options={limits.map(value => ({ value, label: t('showCount', { shown: formatNumber(value) }) }))}
        />
      </div>
      <Loaded query={query} what={t('thePipeline')}>
        {() => <Board columns={columns} figures={figures} move={moveOrReject} />}
      </Loaded>
      {making && <NewFlowModal onClose={() => setMaking(false)} />}
      {rejecting && (
        <RejectModal
          flow={{ id: rejecting.flow_id, relation_fullname: rejecting.relation_fullname }}
          onRejected={() => void cancelled(rejecting)}
          onClose={() => setRejecting(null)}
        />
      )}
    </Page>
  )
}

/** What this browser remembers to filter by may be gone: it stays to be seen, so that an empty board explains itself. */
const withChosen = <V extends string | number>(
  options: readonly Option<V>[],
  chosen: V | null,
): readonly Option<V>[] =>
  chosen === null || options.some(({ value }) => value === chosen)
    ? options
    : [...options, { value: chosen, label: String(chosen) }]
