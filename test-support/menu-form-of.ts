// An item and a group of options as the office sends them back, with nothing changed.
import type { GroupBody, MenuItemBody, OfficeGroup, OfficeMenuItem } from '../domain/menu/menu-api.ts'

export function menuFormOf(item: OfficeMenuItem): MenuItemBody {
  const { version, name, shortName, description, price, section, inside, groups, ownAllergens, marks } = item
  return {
    version,
    name: name.en,
    shortName: shortName.en,
    description: description.en,
    price,
    section,
    inside,
    groups,
    ownAllergens,
    marks,
    weight: item.weight,
    color: item.look.color,
  }
}

export function groupFormOf(group: OfficeGroup): GroupBody {
  const { version, name, kind, smallest, largest, onTicket, choices, serves } = group
  return {
    version,
    name: name.en,
    kind,
    smallest,
    largest,
    onTicket,
    choices: choices.map(({ soldOut: _soldOut, backAt: _backAt, name: called, ...one }) => ({
      ...one,
      name: called.en,
    })),
    items: serves,
  }
}
