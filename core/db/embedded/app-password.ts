import { APP_ROLE } from '@core/db/roles'
import { Client } from 'pg'

/** Gives the application role the password that `appUrl` carries; a URL of another role is left to its owner. */
export async function setAppPassword(ownerUrl: string, appUrl: string): Promise<void> {
  const { username, password } = new URL(appUrl)
  if (username !== APP_ROLE || !password) return
  const client = new Client({ connectionString: ownerUrl })
  await client.connect()
  try {
    await client.query(`alter role ${APP_ROLE} password ${client.escapeLiteral(decodeURIComponent(password))}`)
  } finally {
    await client.end()
  }
}
