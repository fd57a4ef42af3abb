import { requestJson } from '@core/ui/api/request.ts'
import { Card } from '@core/ui/data/card.tsx'
import { toast } from '@core/ui/feedback/toast.tsx'
import { Form } from '@core/ui/form/form.tsx'
import { useCoreT } from '@core/ui/i18n/use-t.ts'
import { refreshCalls } from '@core/ui/query/query-client.ts'
import { useCall } from '@core/ui/query/use-call.ts'
import { isStaff, useCurrentUser } from '@core/ui/session/current-user.ts'
import { isStrongPassword } from '../password-rule.ts'
import { useShellT } from '../shell-texts.ts'

const ADMINISTRATOR = 5000

interface Passwords extends Record<string, unknown> {
  oldpassword: string
  password: string
  repeated: string
  keep_api_tokens: boolean
}

/** The own password; the old one is checked by the server, whose text shows at the field (R-AUTH-009). Who made API tokens chooses whether they stay. */
export default function ProfilePassword() {
  const t = useCoreT()
  const shellT = useShellT()
  const { id } = useCurrentUser()
  const hasApiTokens = useHasApiTokens()
  return (
    <Card title={t('profilePassword')}>
      <Form<Passwords>
        verb={t('changePassword')}
        values={{ oldpassword: '', password: '', repeated: '', keep_api_tokens: false }}
        fields={[
          {
            name: 'oldpassword',
            label: t('currentPassword'),
            kind: 'password',
            required: true,
            autoComplete: 'current-password',
            help: t('profilePasswordHelp'),
          },
          {
            name: 'password',
            label: t('newPassword'),
            kind: 'password',
            required: true,
            width: 'half',
            autoComplete: 'new-password',
            help: t('passwordRule'),
            validate: value => (isStrongPassword(String(value)) ? undefined : t('passwordRule')),
          },
          {
            name: 'repeated',
            label: t('repeatPassword'),
            kind: 'password',
            required: true,
            width: 'half',
            autoComplete: 'new-password',
            validate: (value, values) => (value === values.password ? undefined : t('passwordsDiffer')),
          },
          {
            name: 'keep_api_tokens',
            label: shellT('keepApiTokens'),
            kind: 'checkbox',
            help: shellT('keepApiTokensHelp'),
            when: () => hasApiTokens,
          },
        ]}
        onSave={({ oldpassword, password, keep_api_tokens = false }) =>
          requestJson('POST', `/api/user/${id}/updatepassword`, { oldpassword, password, keep_api_tokens })
        }
        onSaved={() => {
          toast(t('passwordChanged'))
          void refreshCalls('/api/apitoken')
        }}
        clearAfterSave
      />
    </Card>
  )
}

/** Whether the user made API tokens. Only administrators in person may ask. */
function useHasApiTokens(): boolean {
  const user = useCurrentUser()
  const enabled = user.role >= ADMINISTRATOR && isStaff(user) && !user.impersonator
  const { data = [] } = useCall('get', '/api/apitoken', undefined, { enabled })
  return data.some(token => token.user_id === user.id)
}
