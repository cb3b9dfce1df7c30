// Which address shows which screen, in any casing (R7). Here alone the shop and the staff side meet.
import './ui/reset.css'
import './ui/base.css'
import './ui/tokens.css'
import { useState } from 'react'
import { navigate, useHashLocation } from './browser/hash-location.ts'
import { isAt, paths, routeOf } from './paths.ts'
import { ShopLayout } from './shop/layout/shop-layout.tsx'
import { WelcomePage } from './shop/welcome/welcome-page.tsx'
import { CornerFrame, lazyPart, PartBoundary, type LazyPart } from './ui/lazy-part.tsx'

const MenuPage = lazyPart(() => import('./shop/menu/menu-page.tsx').then((part) => part.MenuPage))
const CartPage = lazyPart(() => import('./shop/cart/cart-page.tsx').then((part) => part.CartPage))
const CompletePage = lazyPart(() =>
  import('./shop/complete/complete-page.tsx').then((part) => part.CompletePage),
)
const OrderPage = lazyPart(() => import('./shop/order/order-page.tsx').then((part) => part.OrderPage))
const OrderAgainPage = lazyPart(() =>
  import('./shop/again/order-again-page.tsx').then((part) => part.OrderAgainPage),
)
const NotFoundPage = lazyPart(() =>
  import('./shop/not-found/not-found-page.tsx').then((part) => part.NotFoundPage),
)
/** A screen in the restaurant, without a frame: nobody stands there to press a link. */
const WallPage = lazyPart(() => import('./shop/wall/wall-page.tsx').then((part) => part.WallPage))
/** Their list is their own: customers need not load the names of what staff load. */
const StaffScreens = lazyPart(() => import('./staff/staff-screens.tsx').then((part) => part.StaffScreens))
const LoginDialog = lazyPart(
  () => import('./staff/login/login-dialog.tsx').then((part) => part.LoginDialog),
  CornerFrame,
)

const shopScreens: readonly (readonly [path: string, screen: LazyPart<object>])[] = [
  [paths.welcome, WelcomePage],
  [paths.menu, MenuPage],
  [paths.cart, CartPage],
  [paths.complete, CompletePage],
  [paths.order, OrderPage],
  [paths.orderAgain, OrderAgainPage],
]

const staffPaths = [paths.staff, paths.password, paths.kitchen, paths.office]

interface Login {
  readonly open: boolean
  /** The staff screen that wanted somebody to be logged in. */
  readonly returnTo?: string
}

/** `loginReturned`: the server has just sent the browser back from a login that failed. */
export function Site({ loginReturned = false }: { loginReturned?: boolean }) {
  // Undefined until someone wants to log in: until then its code stays on the server.
  const [login, setLogin] = useState<Login | undefined>(loginReturned ? { open: true } : undefined)
  const [location] = useHashLocation()
  const [, Screen = NotFoundPage] = shopScreens.find(([path]) => isAt(location, path)) ?? []
  const openLogin = () => setLogin({ open: true })
  const askToLogIn = () => {
    navigate(paths.welcome, { replace: true })
    setLogin({ open: true, returnTo: location })
  }
  return (
    <PartBoundary>
      {staffPaths.some((path) => isAt(location, path)) ? (
        <StaffScreens location={location} onSignedOut={askToLogIn} />
      ) : isAt(location, paths.wall) ? (
        <WallPage />
      ) : (
        <ShopLayout onLogin={openLogin}>
          <Screen />
        </ShopLayout>
      )}
      {login && <LoginDialog {...login} onClose={() => setLogin({ open: false })} />}
    </PartBoundary>
  )
}

/** Pointing at a link, touching or focusing the link starts fetching its screen: a click probably follows. */
export function fetchOnIntent(): void {
  for (const intent of ['pointerover', 'focusin']) {
    addEventListener(intent, fetchLinked, { passive: true })
  }
}

function fetchLinked({ target }: Event): void {
  const link = target instanceof Element && target.closest('a')
  if (!link || !link.hash) return
  const [, screen] = shopScreens.find(([path]) => isAt(routeOf(link.hash), path)) ?? []
  // Should it fail, the click will say so.
  screen?.load?.().catch(() => undefined)
}
