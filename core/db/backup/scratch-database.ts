import { Client } from 'pg'

/** Makes an empty database on the same server for some work, and throws it away. */
export async function withScratchDatabase<T>(ownerUrl: string, work: (ownerUrl: string) => Promise<T>): Promise<T> {
  const scratch = `vakwerk_verify_${Date.now().toString(36)}`
  const client = new Client({ connectionString: ownerUrl })
  await client.connect()
  try {
    await client.query(`create database ${scratch}`)
    const url = new URL(ownerUrl)
    url.pathname = `/${scratch}`
    return await work(url.href)
  } finally {
    await client.query(`drop database if exists ${scratch} with (force)`)
    await client.end()
  }
}
