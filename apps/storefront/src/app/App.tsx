import { MallardProvider } from '@mallard/ui/MallardProvider';
import { ToastProvider } from '@mallard/ui/Toast';
import { QueryClientProvider } from '@tanstack/react-query';
import { useEffect, useMemo, useState } from 'react';
import { Router, useLocation } from 'wouter';
import { createHydration, HydrationProvider } from '../hydration/index.ts';
import type { I18n } from '../i18n/i18n.ts';
import { I18nProvider } from '../i18n/useTranslation.ts';
import { readBasePath } from '../navigation/basePath.ts';
import type { PageOutcome } from '../services/pageState.ts';
import { type Services, ServicesProvider } from '../services/services.ts';
import { usePreferences } from '../services/usePreferences.ts';
import { Shell } from './Shell.tsx';
import { useActiveServices } from './useActiveServices.ts';

interface AppProps {
  services: Services;
  i18n: I18n;
  /** Result of the server's render of this URL. */
  outcome: PageOutcome;
  /** The URL to render on the server; `null` in the browser, which reads its address bar. */
  serverUrl: URL | null;
  /** Called once, when the page is hydrated. */
  onHydrated?: () => void;
}

/** Renders the storefront: providers around the shell. Server and browser must render the same tree. */
export function App({ services: tabServices, i18n, outcome, serverUrl, onHydrated }: AppProps) {
  const services = useActiveServices(tabServices);
  const [hydration] = useState(() => createHydration(() => onHydrated?.()));
  useEffect(() => hydration.rootHydrated(), [hydration]);
  const { followLink } = services;
  const pageHydration = useMemo(() => ({ hydration, followLink }), [hydration, followLink]);
  const ssr = serverUrl ? { ssrPath: serverUrl.pathname, ssrSearch: serverUrl.search.slice(1) } : {};
  return (
    <ServicesProvider value={services}>
      <QueryClientProvider client={services.queryClient}>
        <I18nProvider value={i18n}>
          <Router {...services.address.router} {...ssr}>
            <HydrationProvider value={pageHydration}>
              <LocalizedApp services={services} i18n={i18n} outcome={outcome} />
            </HydrationProvider>
          </Router>
        </I18nProvider>
      </QueryClientProvider>
    </ServicesProvider>
  );
}

function LocalizedApp({ services, i18n, outcome }: Pick<AppProps, 'services' | 'i18n' | 'outcome'>) {
  const { locale } = usePreferences();
  const [pathname] = useLocation();
  const { shop } = services.config;
  return (
    <MallardProvider
      locale={locale}
      currency={shop.currency}
      timeZone={shop.timeZone}
      messages={i18n.uiMessages(locale)}
      clock={services}
      navigate={services.followLink}
      pictureBase={readBasePath()}
      onLayerOpen={services.leaveGuard.addLayer}
    >
      <ToastProvider screen={pathname}>
        <Shell outcome={outcome} />
      </ToastProvider>
    </MallardProvider>
  );
}
