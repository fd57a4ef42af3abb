import {
  Avatar,
  Button,
  Card,
  CardRow,
  EmptyState,
  IconButton,
  Link,
  Loaded,
  Menu,
  MoreButton,
  type RowOf,
  Tag,
  toast,
  useGrowingList,
  useSave,
  useT,
} from '@core/ui'
import { IconDots, IconUserMinus, IconUserPlus, IconUserStar } from '@tabler/icons-react'
import { stageOf } from '../../contract/flow-status'
import { StageJoints } from '../flow/stage-joints'

interface PeopleCardProps {
  organization: RowOf<'/api/organization'>
  onNew: () => void
}

/** Who belongs to an organization, and who of them is to be called (R-ORG-003). */
export function PeopleCard({ organization, onNew }: PeopleCardProps) {
  const t = useT('crm')
  const query = { organization_id: String(organization.id), sort: 'surname' }
  const { list, rows, more } = useGrowingList('/api/relation', query)
  const save = useSave('patch', '/api/organization/{id}')
  const unlink = useSave('patch', '/api/relation/{id}', { refresh: ['/api/organization'] })
  const { contactperson_id } = organization
  const choose = (id: number | null) => ({ params: { path: { id: organization.id } }, body: { contactperson_id: id } })
  const link = (id: number, organization_id: number | null) => ({ params: { path: { id } }, body: { organization_id } })

  const actions = ({ id, fullname }: RowOf<'/api/relation'>) => [
    id === contactperson_id
      ? { key: 'none', label: t('noContactPerson'), icon: IconUserStar, onSelect: () => save.mutate(choose(null)) }
      : {
          key: 'contact',
          label: t('makeContactPerson'),
          icon: IconUserStar,
          onSelect: () =>
            save.mutate(choose(id), () =>
              toast(t('isContactPerson', { name: fullname }), { undo: () => save.mutate(choose(contactperson_id)) }),
            ),
        },
    {
      key: 'unlink',
      label: t('unlinkPerson'),
      icon: IconUserMinus,
      onSelect: () =>
        unlink.mutate(link(id, null), () =>
          toast(t('personUnlinked', { name: fullname }), { undo: () => unlink.mutate(link(id, organization.id)) }),
        ),
    },
  ]

  return (
    <Card
      title={t('people')}
      count={list.data?.total}
      flush
      actions={
        <Button size="small" variant="minimal" icon={IconUserPlus} onClick={onNew}>
          {t('relation')}
        </Button>
      }
    >
      <Loaded compact query={list} what={t('thePeople')}>
        {() =>
          rows.length === 0 ? (
            <EmptyState compact title={t('noPeople')} text={t('noPeopleText')} />
          ) : (
            rows.map(person => (
              <CardRow key={person.id}>
                <Link to={`/relation_detail/${person.id}`} className="crm-person">
                  <Avatar name={person.fullname} />
                  <span className="vk-grow crm-two-lines">
                    <span className="vk-row">
                      <strong className="vk-clip">{person.fullname}</strong>
                      {person.id === contactperson_id && <Tag tone="accent">{t('contactPerson')}</Tag>}
                    </span>
                    <span className="vk-meta crm-person-reach">
                      {person.email && <span>{person.email}</span>}
                      {person.phone && <span className="vk-number">{person.phone}</span>}
                    </span>
                  </span>
                  {person.flow_status && <StageJoints stage={stageOf(person.flow_status)} />}
                </Link>
                <Menu label={t('personActions', { name: person.fullname })} items={actions(person)}>
                  <IconButton size="small" icon={IconDots} label={t('personActions', { name: person.fullname })} />
                </Menu>
              </CardRow>
            ))
          )
        }
      </Loaded>
      <MoreButton more={more} />
    </Card>
  )
}
