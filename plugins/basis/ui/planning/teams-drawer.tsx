import { Button, Drawer, IconButton, Loaded, type RowOf, toast, useList, useSave, useT } from '@core/ui'
import { IconPencil, IconPlus, IconTrash, IconUsersGroup } from '@tabler/icons-react'
import { useState } from 'react'
import type { Owner } from './lanes'
import { membersOf, OwnerMark } from './owner-mark'
import { TeamModal } from './team-modal'
import { TeamsEmpty } from './teams-empty'

interface TeamsDrawerProps {
  teams: readonly Owner[]
  people: readonly Owner[]
  onClose: () => void
}

const ALSO = ['/api/calendar', '/api/planning', '/api/task', '/api/intake']

/** The teams of the company: made, changed and put away here, by whoever plans for others. */
export function TeamsDrawer({ teams, people, onClose }: TeamsDrawerProps) {
  const t = useT('basis')
  const rows = useList('/api/team', { limit: 200, sort: 'name' })
  const remove = useSave('delete', '/api/team/{id}', { refresh: ALSO })
  const restore = useSave('post', '/api/team/{id}/restore', { refresh: ALSO })
  const [edited, setEdited] = useState<RowOf<'/api/team'> | 'new' | null>(null)
  const putAway = ({ id, name }: RowOf<'/api/team'>) => {
    const params = { path: { id } }
    remove.mutate({ params }, () =>
      toast(t('teamRemoved', { name }), {
        undo: () => restore.mutate({ params }, () => toast(t('teamBack', { name }))),
      }),
    )
  }
  const make = (
    <Button variant="primary" icon={IconPlus} onClick={() => setEdited('new')}>
      {t('newTeam')}
    </Button>
  )
  return (
    <Drawer title={t('teams')} onClose={onClose} footer={make}>
      <Loaded query={rows} what={t('teams')}>
        {({ rows: there }) =>
          there.length === 0 ? (
            <TeamsEmpty />
          ) : (
            there.map(team => {
              const owner = teams.find(({ id }) => id === team.id)
              return (
                <div key={team.id} className="basis-plan-teamrow">
                  {owner ? <OwnerMark owner={owner} /> : <IconUsersGroup size={16} stroke={1.75} />}
                  <span className="vk-grow">
                    <strong className="vk-clip">{team.name}</strong>
                    <span className="vk-text-2 vk-clip">{(owner && membersOf(owner)) || t('noMembers')}</span>
                  </span>
                  <IconButton icon={IconPencil} label={`${t('edit')}: ${team.name}`} onClick={() => setEdited(team)} />
                  <IconButton
                    icon={IconTrash}
                    label={t('removeTeam', { name: team.name })}
                    onClick={() => putAway(team)}
                  />
                </div>
              )
            })
          )
        }
      </Loaded>
      {edited && <TeamModal team={edited === 'new' ? null : edited} people={people} onClose={() => setEdited(null)} />}
    </Drawer>
  )
}
