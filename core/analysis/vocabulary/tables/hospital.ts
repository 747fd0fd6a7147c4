export const HOSPITAL = `
# nursing > Patient Care
Registered Nursing | registered nurse | registered nurses | ~RN | staff nurse > Nursing
Practical Nursing (LPN/LVN) | licensed practical nurse | licensed vocational nurse | =LPN | =LVN > Nursing
Advanced Practice Nursing | nurse practitioner | =APRN > Nursing
Nursing Assistance | nursing assistant | nurse aide | patient care technician | patient care assistant | healthcare assistant | nurses aide
Charge Nursing | charge nurse | nursing supervisor | nurse in charge > Nursing
Nursing Leadership | nurse manager | director of nursing | nursing management > Nursing
Nursing Education | nurse educator | clinical instructor nursing > Nursing
Community Nursing | district nursing | public health nurse | community health nurse > Nursing
School Nursing | school nurse > Nursing
Pediatric Nursing | paediatric nursing | pediatric nurse > Nursing, Pediatrics
Oncology Nursing | oncology nurse | chemotherapy administration > Nursing, Oncology
Neonatal Care | neonatal | =NICU | newborn care | neonatal intensive care > Intensive Care
Pediatric Intensive Care | =PICU > Intensive Care
Telemetry | telemetry monitoring | cardiac monitoring | telemetry unit | telemetry nurse > Cardiology
Progressive Care | step down unit | stepdown unit
Post-Anesthesia Care | pacu | recovery room | post anesthesia care unit
Perioperative Nursing | perioperative | scrub nurse | circulating nurse | theatre nurse | operating room nurse > Operating Room
Surgical Technology | surgical technologist | surgical tech | scrub tech > Operating Room
Sterile Processing | instrument sterilization | autoclave | central sterile
Ambulatory Care | outpatient care | outpatient clinic | ambulatory nursing
Long-Term Care | long term care | skilled nursing facility | skilled nursing | residential care
Memory Care | dementia care | alzheimer s care | alzheimers > Geriatrics
Home Health Nursing | home health nurse | home health care | home health aide > Home Care
Personal Care | personal hygiene assistance | bathing and dressing | toileting | assisting with personal care > Home Care
Activities of Daily Living | adl | adls | daily living activities > Home Care
Companion Care | companionship | elderly companion > Home Care
Live-In Care | live in carer | live in caregiver > Home Care
Respite Care
Meal Assistance | feeding assistance | feeding patients | feeding residents
Patient Transfers | patient transfer | patient lifting | hoyer lift | transferring patients | moving and handling | manual handling of patients
Ambulation | assisting with ambulation | range of motion exercises
Catheter Care | catheterization | foley catheter | urinary catheter | catheter insertion
Ostomy Care | colostomy care | stoma care
Tracheostomy Care | trach care | tracheostomy
Tube Feeding | enteral feeding | g tube | nasogastric tube | peg feeding
Central Line Care | picc line | picc lines | central lines | port access
Blood Transfusion | blood transfusions | blood product administration
Pain Management | pain assessment | pain control
Medication Reconciliation | med reconciliation
Medication Passing | med pass | medication technician | medication aide
!Injections | =Injections | =injections | intramuscular injections | subcutaneous injections | giving injections | administering injections > Patient Care
Vaccination | immunizations | immunization | vaccine administration | vaccinations
Glucose Monitoring | blood glucose monitoring | blood sugar monitoring | blood glucose
Diabetes Care | diabetes education | diabetes management | diabetic care
Specimen Handling | specimen processing | specimen labeling | specimen collection
Venipuncture | venepuncture | venous access > Phlebotomy
Cannulation | iv cannulation | peripheral iv > IV Therapy
EKG | ekg | ecg | electrocardiogram | 12 lead ekg | ekg technician > Cardiology
Discharge Planning | discharge instructions
Nursing Documentation | clinical documentation | nursing notes | patient documentation | medical documentation
SBAR | bedside handover | patient handover
Fall Prevention | falls prevention | fall risk assessment
Pressure Ulcer Prevention | pressure ulcers | bed sores | pressure sores
Patient Advocacy
Patient Safety | patient safety goals
Isolation Precautions | standard precautions | ppe donning | universal precautions > Infection Control
Trauma Nursing | trauma nurse | trauma center
!Triage | patient triage | telephone triage | nurse triage | =Triage > Emergency Care
Utilization Management | utilization review | prior authorization | prior authorizations | interqual | milliman
Labor and Delivery | labour and delivery | l&d nursing | delivery room > Obstetrics
Postpartum Care | mother baby | antepartum | postnatal care > Obstetrics
Lactation Consulting | lactation consultant | breastfeeding support
Midwifery | midwife | midwives > Obstetrics
Gynecology | gynaecology | gynecologist | women s health > Medicine

# medical specialties > Medicine
Family Medicine | family physician | primary care physician | general practitioner | primary care
Internal Medicine | internist | hospitalist
Emergency Medicine | emergency physician > Emergency Care
Orthopedics | orthopaedics | orthopedic | orthopaedic surgery | orthopedic surgery
Neurology | neurologist
Neurosurgery | neurosurgeon
Dermatology | dermatologist
Endocrinology | endocrinologist
Gastroenterology | endoscopy | gastroenterologist | colonoscopy
Pulmonology | pulmonary medicine | pulmonary function tests | bronchoscopy
Nephrology | nephrologist
Urology | urologist
Rheumatology
Hematology | haematology | hematologist
Infectious Diseases | infectious disease | hiv care
Allergy and Immunology | allergist
Otolaryngology | ear nose and throat | =ENT
Plastic Surgery | cosmetic surgery | reconstructive surgery
General Surgery | general surgeon | laparoscopic surgery | laparoscopy > Surgery
Cardiothoracic Surgery | cardiac surgery | open heart surgery
Vascular Surgery
Transplant Medicine | organ transplant | transplantation
Interventional Cardiology | cardiac catheterization | cath lab
Psychiatry | psychiatrist
Sports Medicine
Occupational Medicine | occupational health | occupational health nurse
Pain Medicine
Family Planning | reproductive health | sexual health
Fertility Medicine | ivf | in vitro fertilization | embryology
Aesthetic Medicine | botox | dermal fillers | laser treatments
Medical Examinations | physical examinations | physical exams | history taking | patient history
Prescribing | prescribing medication | independent prescriber
Minor Surgery | suturing | suture removal
Intubation | airway management | endotracheal intubation
Mechanical Ventilation | ventilator care | ventilator management | ventilators > Respiratory Therapy
Medical Education | medical teaching | residency training
Physician Assistance | physician assistant | physician associate
Traditional Medicine | acupuncture | ayurveda | traditional chinese medicine | homeopathy | naturopathy
Chiropractic | chiropractor | chiropractic care
Osteopathy | osteopath
Podiatry | podiatrist | foot care
Forensic Medicine | forensic pathology | autopsy
Prehospital Care | prehospital care | pre hospital care | emergency ambulance > Emergency Medical Services

# imaging > Radiology
Magnetic Resonance Imaging | mri | mri technologist | mri scans
Computed Tomography | ct scan | ct scans | ct technologist | cat scan
Ultrasound | sonography | sonographer | ultrasonography | ultrasound technician
Echocardiography | echocardiogram | echo technician
X-Ray Imaging | x ray | x rays | radiography | radiographer | x ray technician | radiologic technologist
Mammography | mammograms
Nuclear Medicine | pet scan | pet ct
Fluoroscopy | c arm
Interventional Radiology
Radiation Therapy | radiotherapy | radiation oncology | radiation therapist | dosimetry
Radiation Safety | radiation protection
!PACS | =PACS | picture archiving
DICOM
Bone Densitometry | dexa scan
`;
