import { ButtonLink, Card, Loaded, phoneLink, useCall, useT } from '@core/ui'
import { IconMail, IconPhone } from '@tabler/icons-react'

/** How a partner reaches the company. */
export function ContactCard() {
  const t = useT('partner')
  const contact = useCall('get', '/api/company/getcontact')
  return (
    <Card title={t('contact')}>
      <Loaded compact query={contact} what={t('theContact')}>
        {({ name, phone, email }) => (
          <div className="partner-contact">
            <strong>{name}</strong>
            {phone && (
              <ButtonLink icon={IconPhone} to={phoneLink(phone)}>
                {phone}
              </ButtonLink>
            )}
            {email && (
              <ButtonLink icon={IconMail} to={`mailto:${email}`}>
                {email}
              </ButtonLink>
            )}
          </div>
        )}
      </Loaded>
    </Card>
  )
}
