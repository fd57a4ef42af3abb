import {
  Button,
  Card,
  CardRow,
  confirmDelete,
  EmptyState,
  IconButton,
  Loaded,
  type RowOf,
  useList,
  useSave,
  useT,
} from '@core/ui'
import { ResourceModal } from '@core/ui/forms'
import described from '@openapi/fields/checklist'
import { IconListCheck, IconPlus, IconTrash } from '@tabler/icons-react'
import { useState } from 'react'

type CheckList = RowOf<'/api/checklist'>

/** As many lists as a company will have. */
const ALL = 100

/** What a fitter looks at, by kind of equipment. */
export function CheckListsCard() {
  const t = useT('aftercare')
  const found = useList('/api/checklist', { sort: 'description', limit: ALL })
  const remove = useSave('delete', '/api/checklist/{id}')
  const [asked, setAsked] = useState<CheckList | 'new' | null>(null)

  async function drop({ id, description }: CheckList): Promise<void> {
    if (await confirmDelete('item', description)) remove.mutate({ params: { path: { id } } })
  }

  return (
    <Card
      title={t('checkLists')}
      count={found.data?.total || undefined}
      flush
      actions={
        <Button size="small" icon={IconPlus} onClick={() => setAsked('new')}>
          {t('newCheckList')}
        </Button>
      }
    >
      <Loaded compact query={found} what={t('checkLists')}>
        {({ rows }) =>
          rows.length === 0 ? (
            <EmptyState compact icon={IconListCheck} title={t('noCheckLists')} text={t('noCheckListsText')} />
          ) : (
            rows.map(list => (
              <CardRow key={list.id}>
                <Button variant="minimal" size="small" onClick={() => setAsked(list)}>
                  {list.description}
                </Button>
                <span className="vk-grow vk-meta vk-clip">
                  {t('checkListOf', { kind: list.kind, count: list.points.split('\n').length })}
                </span>
                <IconButton
                  size="small"
                  icon={IconTrash}
                  label={t('deleteCheckList', { name: list.description })}
                  onClick={() => void drop(list)}
                />
              </CardRow>
            ))
          )
        }
      </Loaded>
      {asked && (
        <ResourceModal
          of={described}
          record={asked === 'new' ? undefined : asked}
          title={t(asked === 'new' ? 'newCheckList' : 'editCheckList')}
          layout={['description', 'kind', 'points']}
          only
          fields={{ points: { rows: 8 } }}
          onClose={() => setAsked(null)}
        />
      )}
    </Card>
  )
}
