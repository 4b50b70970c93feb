import type { Ref } from 'react';
import { findProvince, findWard, searchPlaces, type Province } from '#domain/identity/places.ts';
import { ComboField, type ComboItem } from '#web/ui/fields/ComboField.tsx';
import { addressFormCopy as copy } from './address-form.vi.ts';
import { useProvinces } from './use-provinces.ts';

/** One of the two fields, as its form holds it. */
export type PlaceField = {
  name: string;
  value: string;
  onChange: (value: string) => void;
  onBlur: () => void;
  ref: Ref<HTMLInputElement>;
  error?: string | undefined;
  ok?: boolean;
};

/** Province and ward, both found without marks; the ward follows the province. */
export function PlaceFields({ city, ward }: { city: PlaceField; ward: PlaceField }) {
  const provinces = useProvinces();
  const province = provinces && findProvince(provinces, city.value);
  const chooseCity = (text: string) => {
    city.onChange(text);
    const next = provinces && findProvince(provinces, text);
    if (next && next !== province && findWard(next, ward.value) === undefined) ward.onChange('');
  };
  return (
    <>
      <ComboField
        {...city}
        label={copy.city}
        placeholder={copy.cityPlaceholder}
        autoComplete="address-level1"
        items={citiesFor(provinces ?? [], city.value)}
        empty={provinces ? copy.cityNone : ''}
        onValue={chooseCity}
        onBlur={() => {
          if (province) city.onChange(province.name);
          city.onBlur();
        }}
      />
      <ComboField
        {...ward}
        label={copy.ward}
        placeholder={copy.wardPlaceholder}
        autoComplete="address-level3"
        optional
        items={province ? wardsFor(province, ward.value) : []}
        empty={province ? copy.wardNone : copy.wardFirst}
        onValue={ward.onChange}
        onBlur={() => {
          const meant = province && findWard(province, ward.value);
          if (meant) ward.onChange(meant);
          ward.onBlur();
        }}
      />
    </>
  );
}

/** Somebody who comes back to a field that is filled in sees the whole list again. */
function citiesFor(provinces: readonly Province[], text: string): ComboItem[] {
  if (provinces.some(({ name }) => name === text)) return provinces.map(asItem);
  const found = searchPlaces(provinces, text, ({ name, formerly }) => [name, ...formerly].join(' '));
  const meant = findProvince(provinces, text);
  return [...new Set(meant ? [meant, ...found] : found)].map(asItem);
}

function asItem({ name, formerly }: Province): ComboItem {
  return { name, note: formerly.length > 0 ? copy.formerly(formerly) : undefined };
}

function wardsFor({ wards }: Province, text: string): ComboItem[] {
  const found = wards.includes(text) ? wards : searchPlaces(wards, text, (ward) => ward);
  return found.map((name) => ({ name }));
}
