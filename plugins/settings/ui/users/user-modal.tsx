import { type RowOf, roleName, Slot, toast, useCurrentUser, userParts, useSlot, useT } from '@core/ui'
import { ResourceModal } from '@core/ui/forms'
import described from '@openapi/fields/user'
import { ModuleAccess } from './module-access'

export type CompanyUser = RowOf<'/api/user'>

interface UserModalProps {
  /** Null makes a new one. */
  user: CompanyUser | null
  /** Where a new one comes in the order of colleagues. */
  last: number
  onClose: () => void
}

const ROLES = [100, 200, 300, 1000, 5000]
const TYPES = ['standard', 'sales', 'project', 'external', 'support']
const DASHBOARDS = ['default', 'sales', 'project', 'v1', 'alternativev1', 'salesv1', 'projectv1']

/** Who a colleague is, what they may and what they see (R-USER-004, R-USER-007, R-ROLE-011, G-SIMPLE). */
export function UserModal({ user, last, onClose }: UserModalProps) {
  const t = useT('settings')
  const me = useCurrentUser()
  const parts = useSlot(userParts)
  /** What nobody is given any more stays on offer to whoever has it. */
  const offered = (usual: readonly string[], own: string | undefined) =>
    own === undefined || usual.includes(own) ? usual : [...usual, own]
  return (
    <ResourceModal
      of={described}
      record={user}
      title={user ? t('editUser') : t('newUser')}
      size="large"
      layout={[
        ['name', 'nameprefix', 'surname'],
        ['email', 'phone'],
        ['role', 'user_type', 'altDashboard'],
        'simplemode',
        'hide_from_planning',
        'receives_newsletter',
        {
          name: 'module_blacklist',
          label: t('userModules'),
          help: t('userModulesHelp'),
          group: true,
          render: ({ value, onChange }) => (
            <ModuleAccess
              barred={value as CompanyUser['module_blacklist']}
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
      ]}
      fields={{
        email: { help: !user && t('userInvited') },
        role: { kind: 'select', options: ROLES.map(value => ({ value, label: roleName(value) })) },
        user_type: { choose: offered(TYPES, user?.user_type) },
        altDashboard: { choose: offered(DASHBOARDS, user?.altDashboard) },
      }}
      values={{ module_blacklist: [] }}
      along={{ order: last }}
      onSaved={() => toast(t('userSaved'))}
      onClose={onClose}
    />
  )
}
