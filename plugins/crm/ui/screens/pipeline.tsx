import { Button, Loaded, Page, Select, TextInput, useNavigate, useStored, useT } from '@core/ui'
import { IconFolderPlus, IconSearch } from '@tabler/icons-react'
import { useState } from 'react'
import { Board } from '../pipeline/board'
import { type BoardSort, type LeadCard, limits, sorted, sorts } from '../pipeline/board-columns'
import { BoardFigures } from '../pipeline/board-figures'
import { useBoard } from '../pipeline/use-board'
import '../crm.css'
import '../pipeline/board.css'

/** The lead board: one column per stage, cards move by dragging or by their menu (R-PIPE-001 to R-PIPE-007). */
export default function Pipeline() {
  const t = useT('crm')
  const navigate = useNavigate()
  const [limit, setLimit] = useStored<number>('pipeline.limit', 100)
  const [sort, setSort] = useStored<BoardSort>('pipeline.sort', 'stage_new')
  const [search, setSearch] = useState('')
  const [handler, setHandler] = useState<string | null>(null)
  const [tag, setTag] = useState<string | null>(null)
  const { query, cards, move } = useBoard(limit, sort)
  const handlers = namesOf(cards.map(card => card.user_fullname))
  const tags = namesOf(cards.flatMap(card => card.flow_tags))
  const shown = sorted(
    cards.filter(
      card =>
        matches(card, search) && (!handler || card.user_fullname === handler) && (!tag || card.flow_tags.includes(tag)),
    ),
    sort,
  )
  return (
    <Page
      title={t('pipeline')}
      layout="plain"
      actions={
        <Button variant="primary" icon={IconFolderPlus} onClick={() => navigate('/flow_overview?new=')}>
          {t('flow')}
        </Button>
      }
    >
      <BoardFigures cards={query.data && shown} />
      <div className="crm-board-bar">
        <TextInput
          className="vk-input-quiet"
          type="search"
          icon={IconSearch}
          value={search}
          onChange={setSearch}
          aria-label={t('searchPipeline')}
          placeholder={t('searchPipeline')}
        />
        <Select
          aria-label={t('field.flow.user_id')}
          value={handler}
          onChange={setHandler}
          options={handlers}
          empty={t('everyone')}
        />
        <Select aria-label={t('tag')} value={tag} onChange={setTag} options={tags} empty={t('everyTag')} />
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
          options={limits.map(value => ({ value, label: t('showCount', { count: value }) }))}
        />
      </div>
      <Loaded query={query} what={t('thePipeline')}>
        {() => <Board cards={shown} move={(card, column) => void move(card, column)} />}
      </Loaded>
    </Page>
  )
}

const namesOf = (names: readonly (string | null)[]) =>
  [...new Set(names)].filter(name => name !== null).map(name => ({ value: name, label: name }))

function matches(card: LeadCard, search: string): boolean {
  const text = [card.relation_fullname, card.flow_description, card.number, card.city].join(' ').toLowerCase()
  return search
    .toLowerCase()
    .split(' ')
    .every(word => text.includes(word))
}
