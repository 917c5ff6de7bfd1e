/** @jsxRuntime classic */
// biome-ignore lint/correctness/noUnusedImports: the manager compiles JSX to calls of React
import React from 'react';
import { Button, Form, PopoverProvider } from 'storybook/internal/components';
import { useGlobals, useParameter } from 'storybook/manager-api';
import { styled } from 'storybook/theming';
import { type ScenarioSetting, scenario } from './scenario.ts';
import { initialGlobals } from './toolbar.ts';

const NONE: readonly ScenarioSetting[] = [];

const Fields = styled.div({ display: 'grid', gap: 12, width: 260 });

const Field = styled.label(({ theme }) => ({
  display: 'grid',
  gap: 4,
  fontSize: theme.typography.size.s2 - 1,
  fontWeight: theme.typography.weight.bold,
}));

/** The menu "Scenario" of the toolbar: the conditions that the story is shown in. Hidden when none of them acts on the story. */
export function ScenarioTool() {
  const settings = useParameter('scenario', NONE);
  const [globals] = useGlobals();
  const changed = settings.filter((name) => (globals[name] ?? initialGlobals[name]) !== initialGlobals[name]);
  if (settings.length === 0) return null;
  const count = changed.length > 0 ? ` (${changed.length})` : '';
  return (
    <PopoverProvider ariaLabel="Scenario" padding={16} popover={<ScenarioFields settings={settings} />}>
      <Button variant="ghost" size="small" padding="small" ariaLabel={false} tooltip="Conditions of the story">
        {`Scenario${count}`}
      </Button>
    </PopoverProvider>
  );
}

/** Reads the globals itself: the popover does not render again when its button does. */
function ScenarioFields({ settings }: { settings: readonly ScenarioSetting[] }) {
  const [globals, updateGlobals] = useGlobals();
  return (
    <Fields>
      {settings.map((name) => (
        <Field key={name}>
          {scenario[name].label}
          <Form.Select
            size="100%"
            value={globals[name] ?? initialGlobals[name]}
            onChange={({ currentTarget }) => updateGlobals({ [name]: currentTarget.value })}
          >
            {Object.entries(scenario[name].titles).map(([value, title]) => (
              <option key={value} value={value}>
                {title}
              </option>
            ))}
          </Form.Select>
        </Field>
      ))}
    </Fields>
  );
}
