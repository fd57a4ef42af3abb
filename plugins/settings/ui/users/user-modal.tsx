import {
  type FormItem,
  FormModal,
  type RowOf,
  roleName,
  Slot,
  toast,
  useCurrentUser,
  userParts,
  userTypeName,
  useSave,
  useSlot,
  useT,
} from '@core/ui'
import { ModuleAccess } from './module-access'

export type CompanyUser = RowOf<'/api/user'>

interface UserValues extends Record<string, unknown> {
  name: string
  email: string
  role: number
  user_type: CompanyUser['user_type']
  altDashboard: CompanyUser['altDashboard']
  hide_from_planning: boolean
  receives_newsletter: boolean
  simplemode: boolean
  module_blacklist: CompanyUser['module_blacklist']
}

interface UserModalProps {
  /** Null makes a new one. */
  user: CompanyUser | null
  /** Where a new one comes in the order of colleagues. */
  last: number
  onClose: () => void
}

const ROLES = [100, 200, 300, 1000, 5000]
const TYPES = ['standard', 'sales', 'project', 'external', 'support'] as const
const NAMED_DASHBOARDS = ['default', 'sales', 'project'] as const
const OLDER_DASHBOARDS = ['v1', 'alternativev1', 'salesv1', 'projectv1'] as const
/** Kept as 0 or 1 (R-USER-006). */
const SWITCHES = ['hide_from_planning', 'receives_newsletter', 'simplemode'] as const

/** Who a colleague is, what they may and what they see (R-USER-004, R-USER-007, R-ROLE-011, G-SIMPLE). */
export function UserModal({ user, last, onClose }: UserModalProps) {
  const t = useT('settings')
  const me = useCurrentUser()
  const parts = useSlot(userParts)
  const create = useSave('post', '/api/user')
  const save = useSave('patch', '/api/user/{id}')
  const typeName = (type: (typeof TYPES)[number]) =>
    type === 'sales' || type === 'project' ? userTypeName(type) : t(`userType_${type}`)
  const types = TYPES.map(value => ({ value, label: typeName(value) }))
  const others = user && !TYPES.some(type => type === user.user_type) ? [user.user_type] : []
  const dashboards = [
    ...NAMED_DASHBOARDS.map(value => ({ value, label: t(`dashboard_${value}`) })),
    ...OLDER_DASHBOARDS.map(value => ({ value, label: t('dashboardOlder', { name: value }) })),
    ...(user?.altDashboard === 'partner' ? [{ value: 'partner', label: t('userType_partner') }] : []),
  ]
  const fields: FormItem<UserValues>[] = [
    { name: 'name', label: t('firstName'), required: true, maxLength: 255, width: 'third', autoFocus: true },
    { name: 'nameprefix', label: t('nameprefix'), maxLength: 255, width: 'third' },
    { name: 'surname', label: t('surname'), maxLength: 255, width: 'third' },
    {
      name: 'email',
      label: t('userEmail'),
      kind: 'email',
      required: true,
      width: 'half',
      help: !user && t('userInvited'),
    },
    { name: 'phone', label: t('phone'), kind: 'phone', maxLength: 32, width: 'half' },
    {
      name: 'role',
      label: t('userRole'),
      kind: 'select',
      required: true,
      width: 'third',
      options: ROLES.map(value => ({ value, label: roleName(value) })),
    },
    {
      name: 'user_type',
      label: t('userType'),
      kind: 'select',
      required: true,
      width: 'third',
      options: [...types, ...others.map(value => ({ value, label: userTypeName(value) }))],
    },
    {
      name: 'altDashboard',
      label: t('userDashboard'),
      kind: 'select',
      required: true,
      width: 'third',
      options: dashboards,
    },
    { name: 'simplemode', label: t('simpleMode'), kind: 'checkbox', help: t('simpleModeHelp') },
    { name: 'hide_from_planning', label: t('hideFromPlanning'), kind: 'checkbox' },
    { name: 'receives_newsletter', label: t('receivesNewsletter'), kind: 'checkbox' },
    {
      name: 'module_blacklist',
      label: t('userModules'),
      help: t('userModulesHelp'),
      group: true,
      render: ({ value, onChange }) => (
        <ModuleAccess
          barred={value as UserValues['module_blacklist']}
          onChange={onChange}
          // Without it nobody could give it back to themselves.
          always={user?.id === me.id ? ['SETTINGS'] : []}
        />
      ),
    },
    ...(user
      ? parts.map(({ key, title }) => ({
          name: key,
          label: title,
          group: true,
          render: () => <Slot of={userParts} only={key} userId={user.id} />,
        }))
      : []),
  ]
  const stored = (given: Partial<UserValues>) => ({
    ...given,
    ...Object.fromEntries(SWITCHES.flatMap(name => (name in given ? [[name, given[name] ? 1 : 0]] : []))),
  })
  return (
    <FormModal<UserValues>
      title={user ? t('editUser') : t('newUser')}
      size="large"
      resource="/api/user"
      fields={fields}
      values={
        user
          ? {
              ...user,
              hide_from_planning: user.hide_from_planning === 1,
              receives_newsletter: user.receives_newsletter === 1,
              simplemode: user.simplemode === 1,
            }
          : { role: 100, user_type: 'standard', altDashboard: 'default', module_blacklist: [] }
      }
      onSave={(values, changed) =>
        user
          ? save.send({ params: { path: { id: user.id } }, body: stored(changed) as never })
          : create.send({ body: { ...stored(values), order: last } as never })
      }
      onSaved={() => toast(t('userSaved'))}
      onClose={onClose}
    />
  )
}
