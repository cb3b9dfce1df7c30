// The icon beside each word about whether some days balance.
import type { Balance } from '#domain/books/books-api.ts'
import type { Icon } from '../../ui/icon.tsx'

export const balanceIcons = {
  balanced: 'check',
  off: 'warning',
} satisfies Record<Balance, Parameters<typeof Icon>[0]['name']>
