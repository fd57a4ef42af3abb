/** Escapes text for use in HTML, in text and in attributes alike. */
export const escapeHtml = (text: string): string =>
  text.replace(
    /[&<>"']/g,
    character => ({ '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' })[character] ?? character,
  )
