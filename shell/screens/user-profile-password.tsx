import { requestJson } from '@core/ui/api/request.ts'
import { Card } from '@core/ui/data/card.tsx'
import { toast } from '@core/ui/feedback/toast.tsx'
import { Form } from '@core/ui/form/form.tsx'
import { useCoreT } from '@core/ui/i18n/use-t.ts'
import { useCurrentUser } from '@core/ui/session/current-user.ts'
import { isStrongPassword } from '../password-rule.ts'

interface Passwords extends Record<string, unknown> {
  oldpassword: string
  password: string
  repeated: string
}

/** The own password; the old one is checked by the server, whose text shows at the field (R-AUTH-009). */
export default function ProfilePassword() {
  const t = useCoreT()
  const { id } = useCurrentUser()
  return (
    <Card title={t('profilePassword')}>
      <Form<Passwords>
        verb={t('changePassword')}
        values={{ oldpassword: '', password: '', repeated: '' }}
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
        ]}
        onSave={({ oldpassword, password }) =>
          requestJson('POST', `/api/user/${id}/updatepassword`, { oldpassword, password })
        }
        onSaved={() => toast(t('passwordChanged'))}
        clearAfterSave
      />
    </Card>
  )
}
